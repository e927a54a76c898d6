import { keptUntilChange } from '#core/audit/kept_until_change'
import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readCompanySettings } from '#modules/settings/public'
import { returnDay } from '#modules/vat/filings/due_days'
import { makesReturns } from '#modules/vat/filings/filing_period'
import { recordedPrepayment } from '#modules/vat/filings/recorded_prepayment'
import { taxHolidays } from '#modules/vat/filings/tax_holidays'
import { HOME } from '#modules/vat/returns/return_line'
import { wholeEuros } from '#modules/vat/returns/whole_euros'
import { endOf } from './intervals.js'
import { vatReturn } from './vat_return.js'

/** The special advance payment of a year, in euro cents. */
export interface Prepayment {
  year: number
  /** Whether the company owes one: its due days are extended and it reports every month. */
  isOwed: boolean
  /** The advance payments of the year before, by the books. */
  paidBefore: Minor
  /** One eleventh, in whole euros; nothing after a year with refunds. */
  proposed: Minor
  /** As the owner has recorded it. */
  recorded: Minor | null
  dueOn: Day
}

/**
 * The special advance payment (Sondervorauszahlung, § 47 (1) UStDV): a company that reports every month pays one
 * eleventh of the advance payments of the year before for its extension, due without extension with the return of
 * January (§ 48 (2) UStDV). Kontor does not know whether the company worked in all of that year (§ 47 (2) UStDV), so
 * the amount is a proposal.
 * @throws AppError 409 `vat_return_german_only` for a company in another country
 */
export async function vatPrepayment(company: CompanyReference, year: number): Promise<Prepayment> {
  const settings = await readCompanySettings(company)
  const { country, vatInterval, isVatExtended } = settings
  if (country !== HOME) throw conflict('vat.vat_return_german_only')
  const end = `${year}-01-31`
  const holidays = await taxHolidays(settings, { from: end, to: `${year}-12-31` })
  const paidBefore = await paidIn(company, year - 1)
  return {
    year,
    isOwed: makesReturns(settings) && isVatExtended && vatInterval === 'month',
    paidBefore,
    proposed: paidBefore > 0n ? wholeEuros(minor(paidBefore / ELEVEN)) : NOTHING,
    recorded: await recordedPrepayment(company, year),
    dueOn: returnDay(end, { country, isExtended: false, holidays }),
  }
}

const ELEVEN = 11n

/** The advance payments of a year, before the special advance payment is taken off (form USt 1 H). */
function paidIn(company: CompanyReference, year: number): Promise<Minor> {
  return keptUntilChange(company.id, `advance payments ${year}`, async () => {
    const { vatBasis } = await readCompanySettings(company)
    const payments: Minor[] = []
    for (const month of MONTHS) {
      const from = `${year}-${month}-01`
      const found = await vatReturn(company, { from, to: endOf('month', from), basis: vatBasis })
      payments.push(minor(found.due + found.prepaid))
    }
    return sum(payments)
  })
}

const MONTHS = Array.from({ length: 12 }, (_, nth) => String(nth + 1).padStart(2, '0'))
