import { addDays, type Day, formatDay } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { Written } from '#modules/invoicing/law/written'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { INVOICE_NUMBERS } from '#modules/invoicing/number_ranges'
import { numberPeriod } from '#modules/settings/public'
import { type Doubt, doubtsIn } from './doubt.js'

/** An invoice older than this is hardly written today. */
const OLDEST_DAYS = 5 * 366

/** @param today of the company */
export function doubtsOfDays({ invoice }: Written, today: Day) {
  const { dateOn, dueOn, serviceOn, stage } = invoice
  return doubtsIn([
    dateOn > today && { field: 'date', rule: 'date_to_come' },
    dateOn < addDays(today, -OLDEST_DAYS) && { field: 'date', rule: 'date_long_past' },
    dueOn !== null && dueOn < today && { field: 'dueDate', rule: 'due_date_past' },
    skontoIsLate(invoice) && { field: 'skonto', rule: 'skonto_after_due' },
    !serviceOn && stage !== 'downPayment' && { field: 'serviceDate', rule: 'service_date_assumed' },
  ])
}

/** The last step of a discount for paying early ends after the day on which everything is due. */
const skontoIsLate = ({ skonto, dateOn, dueOn }: Invoice) =>
  dueOn !== null && (skonto ?? []).some(({ days }) => addDays(dateOn, days) > dueOn)

const LATER = `
  select number, date_on from invoices
  where company_id = ? and date_on > ? and date_on <= ? and kind = 'invoice' and is_imported = ?
    and number is not null
  order by date_on desc, id desc limit 1`

/** Issued now, an invoice would get a higher number than one with a later date in the same count of numbers. */
export async function doubtOfOrder({ invoice }: Written): Promise<Doubt | undefined> {
  const { companyId, dateOn } = invoice
  const period = await numberPeriod({ id: companyId }, INVOICE_NUMBERS.invoice, dateOn)
  const last = period === 'all' ? '9999-12-31' : `${period}-12-31`
  const [later] = await readRows<{ number: string; date_on: Day }>(LATER, [
    companyId,
    dateOn,
    last,
    false,
  ])
  if (!later) return undefined
  const values = { number: later.number, day: formatDay(later.date_on) }
  return { field: 'date', rule: 'date_before_last_number', values }
}
