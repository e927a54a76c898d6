import { type Instant, now } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { type Decimal, decimal } from '#core/money/decimal'
import { Client } from '#modules/clients/public'
import { grossPrice } from '#modules/documents/public'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { languageFor } from '#modules/recurring/queries/language_for'
import { dueAt } from '#modules/recurring/schedule/occurrences'
import type { InvoiceContent } from '#modules/recurring/stored_content'
import { type Collecting, workSource } from '#modules/recurring/work_source'
import { readCompanySettings } from '#modules/settings/public'

/** Most lines of one document. */
export const MOST_LINES = 500

type Profile = Pick<RecurringProfile, 'clientId' | 'collects' | 'invoice' | 'nextOn'>
/** The content of an invoice that lines are added to. */
export type CollectingContent = Pick<InvoiceContent, 'lines' | 'priceMode' | 'currency'>

/** @throws 422 `collects_client_missing` without a kept client, and as `assertProject` of the source */
export async function assertCollects(
  company: CompanyScope,
  clientId: string | null,
  { projectId }: Collecting
) {
  if (!clientId) throw new FieldError('collects', 'recurring.collects_client_missing')
  if (projectId) await workSource.service?.assertProject(company, clientId, projectId)
}

/** The work that the next invoice of a profile would bill now; undefined for one that collects none. */
export async function pendingWork(
  company: CompanyScope,
  profile: Profile,
  content: CollectingContent
) {
  const wish = await wishOf(company, profile, content, now())
  const work = wish && (await workSource.service?.pending(company, wish))
  if (!work) return undefined
  return { ...work, lines: await linesOf(company, content, work.lines) }
}

/**
 * The lines of the work that the invoice of the next date bills, and how to say so. Work that ended after that date
 * is for the date after it, however late this one is made. Only inside inTx.
 */
export async function takeWork(
  company: CompanyScope,
  profile: Profile,
  content: CollectingContent
) {
  const due = profile.nextOn ? dueAt(profile.nextOn, company.timeZone) : now()
  const wish = await wishOf(company, profile, content, Math.min(now(), due))
  const work = wish && (await workSource.service?.take(company, wish))
  if (!work) return { lines: [], bill: async () => undefined }
  return { lines: await linesOf(company, content, work.lines), bill: work.bill }
}

async function wishOf(
  company: CompanyScope,
  profile: Profile,
  content: CollectingContent,
  until: Instant
) {
  const { clientId, collects, invoice } = profile
  const client = clientId && collects ? await Client.one(company, clientId) : null
  if (!client || !collects) return undefined
  return {
    ...collects,
    clientId: client.id,
    currency: content.currency ?? client.currency ?? company.currency,
    language: await languageFor(company, invoice),
    until,
    most: MOST_LINES - content.lines.length,
  }
}

/** Added lines bear the VAT of the first item of the invoice, for they are sold to the same client. */
export async function linesOf<Line extends { unitPrice: Decimal }>(
  company: CompanyScope,
  content: CollectingContent,
  added: readonly Line[]
) {
  const first = content.lines.find(({ kind = 'item' }) => kind === 'item')
  const taxRate = first?.taxRate ?? decimal(0n)
  const priceMode = content.priceMode ?? (await readCompanySettings(company)).priceMode
  return added.map((line) => ({
    ...line,
    unitPrice: priceMode === 'gross' ? grossPrice(line.unitPrice, taxRate) : line.unitPrice,
    taxRate,
    taxCategory: first?.taxCategory,
  }))
}
