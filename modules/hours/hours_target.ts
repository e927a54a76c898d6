import { now } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { openClient } from '#modules/clients/public'
import { grossPrice, type UsualTax, usualTax } from '#modules/documents/public'
import { type PriceMode, readCompanySettings } from '#modules/settings/public'
import { endOfDay, startOfDay } from '#modules/tasks/public'
import type { HoursWish } from './actions/collect_hours.js'
import type { HoursInput } from './validators/hours.js'
import type { BilledLine } from './work_lines.js'

/** The invoice that hours go onto, or would go onto. */
export interface HoursTarget {
  clientId: string
  currency: string
  priceMode: PriceMode
  wish: HoursWish
  /** VAT of a line of hours: that of a service to this client. */
  tax: UsualTax
}

/** Facts known about the invoice; its other terms are those of the client's other invoices. */
export interface WantedTarget {
  clientId: string | null
  currency?: string | null | undefined
  priceMode?: PriceMode | null | undefined
}

/**
 * Resolves the currency, language, prices and VAT that hours for a client are billed with.
 * @throws 422 `client_missing`, `client_unknown` at `clientId`
 */
export async function hoursTarget(
  company: CompanyScope,
  { clientId, ...wanted }: WantedTarget,
  input: HoursInput
): Promise<HoursTarget> {
  if (!clientId) throw new FieldError('clientId', 'hours.client_missing')
  const client = await openClient(company, clientId)
  if (!client) throw new FieldError('clientId', 'hours.client_unknown')
  const settings = await readCompanySettings(company)
  const currency = wanted.currency ?? client.currency ?? company.currency
  const { timeZone } = company
  return {
    clientId: client.id,
    currency,
    priceMode: wanted.priceMode ?? settings.priceMode,
    tax: await usualTax(company, client.id),
    wish: {
      clientId: client.id,
      projectIds: input.projectIds ?? undefined,
      includesCovered: input.includesCovered,
      from: input.from ? startOfDay(input.from, timeZone) : undefined,
      before: input.to ? endOfDay(input.to, timeZone) : undefined,
      until: now(),
      by: input.by ?? 'task',
      rounding: input.rounding === undefined ? 'rule' : input.rounding,
      currency,
      language: client.language ?? settings.documentLanguage,
      rates: new Map(input.rates?.map(({ projectId, rate }) => [projectId, rate])),
    },
  }
}

/** The lines of hours as an invoice takes them, priced net or gross as the invoice is. */
export const lineBodies = (lines: readonly BilledLine[], { priceMode, tax }: HoursTarget) =>
  lines.map(({ description, quantity, unit, unitPrice }) => ({
    description,
    quantity,
    unit,
    unitPrice: priceMode === 'gross' ? grossPrice(unitPrice, tax.taxRate) : unitPrice,
    ...tax,
  }))
