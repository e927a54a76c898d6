import { auditAll } from '#core/audit/audit'
import { conflict } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Expense } from '#modules/expenses/models/expense'
import { isUntaxedAcquisition } from '#modules/expenses/tax_treatment'
import { reportedMonthOf } from '#modules/invoicing/public'

/** The part of an expense that is in the VAT of its month. */
type VatFacts = Pick<
  Expense,
  | 'issuedOn'
  | 'taxTreatment'
  | 'vendorVatId'
  | 'ownNet'
  | 'ownBusinessTax'
  | 'ownOwedTax'
  | 'ownBusinessOwedTax'
>

/** The VAT facts of an expense as it is now, to be compared after a change. */
export const vatFactsOf = (expense: Expense): VatFacts => {
  const { issuedOn, taxTreatment, vendorVatId, ownNet } = expense
  const { ownBusinessTax, ownOwedTax, ownBusinessOwedTax } = expense
  return {
    ...{ issuedOn, taxTreatment, vendorVatId, ownNet },
    ...{ ownBusinessTax, ownOwedTax, ownBusinessOwedTax },
  }
}

interface VatChange {
  /** Null for a new expense. */
  before: VatFacts | null
  /** Null for one that is deleted. */
  after: VatFacts | null
  /** Whether the caller has read the warning. */
  isAcknowledged: boolean
}

/**
 * Warns before the VAT of a month changes that has been reported to the tax office: the return has to be corrected
 * (§ 153 AO). An acknowledged change is written to the audit log. Only inside inTx.
 * @throws 409 `expenses.month_reported` with the `months`, `YYYY-MM`
 */
export async function assertMonthsOpen(
  company: CompanyReference,
  { id, number }: Pick<Expense, 'id' | 'number'>,
  { before, after, isAcknowledged }: VatChange
) {
  const months = await reportedMonths(company, before, after)
  if (months.length === 0) return
  if (!isAcknowledged) throw monthsReported(months)
  await auditAll(
    months.map((month) => ({
      companyId: company.id,
      action: 'expense.reported_month_changed',
      subject: { type: 'expense', id },
      details: { number, month },
    }))
  )
}

/** The warning. @param months `YYYY-MM` */
export function monthsReported(months: string[]) {
  const names = months.map((month) => month.split('-').reverse().join('/')).join(', ')
  return conflict('expenses.month_reported', { values: { months: names }, extra: { months } })
}

async function reportedMonths(
  company: CompanyReference,
  before: VatFacts | null,
  after: VatFacts | null
) {
  if (JSON.stringify(textOf(before)) === JSON.stringify(textOf(after))) return []
  const days = [before, after].flatMap((facts) => (facts && hasVat(facts) ? facts.issuedOn : []))
  const months: string[] = []
  for (const day of days) {
    const month = await reportedMonthOf(company, day)
    if (month && !months.includes(month)) months.push(month)
  }
  return months
}

/** Whether it is in the return: with VAT, or as goods from the EU on which none is owed. */
const hasVat = ({ ownBusinessTax, ownOwedTax, taxTreatment }: VatFacts) =>
  ownBusinessTax !== 0n || ownOwedTax !== 0n || isUntaxedAcquisition(taxTreatment)

const textOf = (facts: VatFacts | null) => facts && Object.values(facts).map(String)
