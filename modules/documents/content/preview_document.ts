import { suggestTax } from '#api/suggest_tax'
import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { minor, NOTHING } from '#core/money/minor'
import { priceDocument } from '#modules/documents/totals/price_document'
import { readCompanySettings } from '#modules/settings/public'
import { lineContents } from '../lines/line_contents.js'
import type { LineBody } from '../lines/line_validator.js'
import { skontoTerms, transformSkonto } from '../skonto_terms.js'
import { taxNote } from '../taxes/tax_notes.js'
import { transformTotals } from '../taxes/tax_rows.js'
import { findClient } from './address_content.js'
import type { ContentInput } from './content_validator.js'

/**
 * The figures that a document would have, and the usual tax of a sale to its recipient. Missing fields have the values
 * of a new draft.
 * @param deducted amounts invoiced in advance: Skonto applies only to the remainder
 * @throws 422 `client_unknown`, and as priceDocument
 */
export async function previewDocument(
  company: CompanyScope,
  input: ContentInput & { lines: LineBody[]; isTriangular?: boolean },
  deducted = NOTHING
) {
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
    isTriangular: input.isTriangular,
  }
  const custom = input.customClient
  const buyer = client ?? {
    country: custom?.country ?? '',
    vatId: custom?.vatId ?? '',
    businessNumber: custom?.businessNumber ?? '',
  }
  return {
    ...transformTotals(totals, currency, (category) => taxNote(category, language, reasons)),
    skonto: transformSkonto(
      skontoTerms(steps ?? [], { dateOn, total: minor(totals.total - deducted) }),
      currency
    ),
    suggestedTax: suggestTax({ seller, buyer }),
    /** Of the document, which its texts follow. */
    language,
  }
}
