import type { CompanyScope } from '#core/http/caller'
import { pointed } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import type { ExpenseProposal } from './expense_proposal.js'
import { knownVendor } from './known_vendor.js'
import type { ReceiptFields } from './text/fields_of_text.js'

/**
 * The fields of an expense as they were read in a photo or the text of a PDF. Without VAT that explains the total, the
 * whole amount is proposed and the rate is left to the person.
 */
export async function proposeFromFields(
  company: CompanyScope,
  { total, skonto, ...fields }: ReceiptFields
): Promise<ExpenseProposal> {
  const { category, terms } = await knownVendor(company, fields.vendor, fields.date)
  const line = { category, description: '' }
  const lines = (total?.vat ?? []).map(({ basisPoints, tax, gross }) => ({
    ...line,
    amount: majorOf(gross),
    taxRate: Number(basisPoints) / 100,
    tax: majorOf(tax),
  }))
  const whole = total && { ...line, amount: majorOf(total.gross), taxRate: null, tax: null }
  return {
    ...fields,
    ...terms,
    ...(skonto && { skontoPercent: skonto.percent, skontoDate: skonto.date }),
    dueDate: fields.dueDate ?? terms.dueDate,
    taxTreatment: 'domestic',
    lines: lines.length === 0 && whole ? [whole] : lines,
  }
}

/** Amounts of a text have two places. */
export const majorOf = (amount: Minor) => Number(pointed(amount, 2))
