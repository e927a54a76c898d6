import { isSuppliedWithinEu } from '#api/suggest_tax'
import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Written } from '#modules/invoicing/law/written'
import { type Doubt, sayDoubt } from './doubt.js'
import { reportedMonthOf } from './reported_months.js'
import { suggestedTax } from './suggested_tax.js'

/**
 * The doubts that cost money when nobody notices them: VAT that changes a month which has been reported, VAT that this
 * client is not to be charged (tax shown wrongly is owed, § 14c UStG, art. 203 of Directive 2006/112/EC), and an exemption for supplies within the EU (art. 138 of Directive 2006/112/EC, § 6a UStG) to a country outside it.
 */
export async function seriousDoubts(written: Written): Promise<Doubt[]> {
  const { invoice, lines, seller, buyer } = written
  const isTaxed = lines.some(({ kind, tax_category }) => kind === 'item' && tax_category === 'S')
  const { category } = await suggestedTax(written)
  const isExempt = lines.some(({ tax_category }) => tax_category === 'K')
  return [
    ...(await doubtOfMonth({ id: invoice.companyId }, invoice.dateOn)),
    ...(isTaxed && category !== 'S'
      ? [{ field: 'lines', rule: 'tax_charged_wrongly', isSerious: true }]
      : []),
    ...(isExempt && buyer.country && !isSuppliedWithinEu({ seller, buyer })
      ? [{ field: 'lines', rule: 'intra_community_outside_eu', isSerious: true }]
      : []),
  ]
}

/** About a document whose date lies in a month that has been reported. */
export async function doubtOfMonth(company: CompanyReference, dateOn: Day): Promise<Doubt[]> {
  const month = await reportedMonthOf(company, dateOn)
  return month ? [{ field: 'date', rule: 'month_reported', month, isSerious: true }] : []
}

/**
 * Refuses a document with serious doubts that were not acknowledged.
 * @param acknowledged the rules that the caller acknowledges
 * @param language of the sentences
 * @returns the rules of the doubts, all of them acknowledged
 * @throws 409 `needs_acknowledgement` with the doubts as `fields`
 */
export function assertAcknowledged(
  doubts: readonly Doubt[],
  acknowledged: readonly string[],
  language: Language
): string[] {
  const open = doubts.filter(({ rule }) => !acknowledged.includes(rule))
  if (open.length > 0) {
    const fields = open.map((doubt) => sayDoubt(doubt, language))
    throw conflict('invoicing.needs_acknowledgement', { extra: { fields } })
  }
  return doubts.map(({ rule }) => rule)
}
