import { auditAll } from '#core/audit/audit'
import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Expense } from '#modules/expenses/models/expense'
import { isUntaxedAcquisition } from '#modules/expenses/tax_treatment'
import { reportedMonthOf } from '#modules/invoicing/public'

/** A part that counts in the VAT of one month. */
interface VatPart {
  day: Day
  facts: string
  hasVat: boolean
}

/** The parts of an expense that are in the VAT: the receipt, and the Skonto in the month of the payment. */
interface VatFacts {
  receipt: VatPart
  skonto: VatPart | null
}

/** The VAT facts of an expense as it is now, to be compared after a change. */
export function vatFactsOf(expense: Expense): VatFacts {
  const { issuedOn, paidOn, taxTreatment, vendorVatId, ownNet } = expense
  const { ownBusinessTax, ownOwedTax, ownBusinessOwedTax } = expense
  const { ownSkontoBusinessTax, ownSkontoOwedTax } = expense
  const receipt = [
    issuedOn,
    taxTreatment,
    vendorVatId,
    ownNet,
    ownBusinessTax,
    ownOwedTax,
    ownBusinessOwedTax,
  ]
  const skonto = [paidOn, taxTreatment, vendorVatId, ownSkontoBusinessTax, ownSkontoOwedTax]
  return {
    receipt: {
      day: issuedOn,
      facts: receipt.join(' '),
      // In the return are amounts with VAT, and goods from the EU on which none is owed.
      hasVat: ownBusinessTax !== 0n || ownOwedTax !== 0n || isUntaxedAcquisition(taxTreatment),
    },
    skonto:
      expense.tookSkonto && paidOn
        ? {
            day: paidOn,
            facts: skonto.join(' '),
            hasVat: ownSkontoBusinessTax !== 0n || ownSkontoOwedTax !== 0n,
          }
        : null,
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
  const days = [
    ...changedDays(before?.receipt, after?.receipt),
    ...changedDays(before?.skonto, after?.skonto),
  ]
  const months: string[] = []
  for (const day of days) {
    const month = await reportedMonthOf(company, day)
    if (month && !months.includes(month)) months.push(month)
  }
  return months
}

type Part = VatPart | null | undefined

function changedDays(before: Part, after: Part): Day[] {
  if (before?.facts === after?.facts) return []
  return [before, after].flatMap((part) => (part?.hasVat ? part.day : []))
}
