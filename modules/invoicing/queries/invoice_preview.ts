import { today } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { Client } from '#modules/clients/public'
import {
  priceDocument,
  skontoTerms,
  suggestTax,
  taxNote,
  transformSkonto,
  transformTotals,
} from '#modules/documents/public'
import { lineContents } from '#modules/invoicing/line_contents'
import type { InvoicePreviewInput } from '#modules/invoicing/validators/invoice'
import { readCompanySettings } from '#modules/settings/public'

/**
 * What an invoice would come to, and how a sale to its recipient is usually taxed. What the request leaves
 * out is as it would be in a new draft.
 * @throws 422 `client_unknown`, and as priceDocument
 */
export async function previewInvoice(company: CompanyScope, input: InvoicePreviewInput) {
  const seller = await readCompanySettings(company)
  const client = await findClient(company, input.clientId)
  const currency = input.currency ?? client?.currency ?? company.currency
  const lines = await lineContents(
    { companyId: company.id, clientId: client?.id ?? null },
    input.lines
  )
  const totals = priceDocument(lines, {
    currency,
    priceMode: input.priceMode ?? seller.priceMode,
    discountPercent: input.discountPercent ?? null,
    discountAmount: input.discountAmount ?? null,
  })
  const steps = input.skonto === undefined ? (client?.skonto ?? seller.skonto) : input.skonto
  const dateOn = input.date ?? today(company.timeZone)
  const language = client?.language ?? input.customClient?.language ?? seller.documentLanguage
  const reasons = {
    isSmallBusiness: seller.isSmallBusiness,
    exemptionReason: input.exemptionReason ?? '',
  }
  const custom = input.customClient
  const buyer = client ?? { country: custom?.country ?? '', vatId: custom?.vatId ?? '' }
  return {
    ...transformTotals(totals, currency, (category) => taxNote(category, language, reasons)),
    skonto: transformSkonto(skontoTerms(steps ?? [], { dateOn, total: totals.total }), currency),
    suggestedTax: suggestTax({ seller, buyer }),
  }
}

async function findClient(company: CompanyScope, id: string | null | undefined) {
  if (!id) return undefined
  const client = await Client.one(company, id)
  if (!client) throw new FieldError('clientId', 'invoicing.client_unknown')
  return client
}
