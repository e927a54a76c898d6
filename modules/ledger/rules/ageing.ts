import { addDays, type Day } from '#core/clock'
import { type Minor, minor, NOTHING } from '#core/money/minor'

/** Limits of the buckets in days past due; 0 is not due yet. */
export const BUCKETS = ['notDue', 'days30', 'days60', 'days90', 'older'] as const
export type Bucket = (typeof BUCKETS)[number]

/** Open amounts by days past due; `credit` is the credit of the client. */
export type Ageing = Record<Bucket | 'credit' | 'total', Minor>

/** Specification, section 9: without a due date an invoice is overdue after 5 days. */
const DAYS_WITHOUT_DUE_DATE = 5

export interface OpenItem {
  day_on: Day
  due_on: Day | null
  open: Minor
}

/** Whole days past due of an item on a day; 0 or less when it is not overdue. */
export const daysPastDue = ({ day_on, due_on }: Pick<OpenItem, 'day_on' | 'due_on'>, today: Day) =>
  (Date.parse(today) - Date.parse(due_on ?? addDays(day_on, DAYS_WITHOUT_DUE_DATE))) / 86_400_000

/** Due 30 days ago is still in the first bucket. */
export function bucketOf(days: number): Bucket {
  if (days <= 0) return 'notDue'
  if (days <= 30) return 'days30'
  if (days <= 60) return 'days60'
  return days <= 90 ? 'days90' : 'older'
}

/** Open items of one currency by age. Credit has no age: it is a separate sum. */
export function ageingOf(items: readonly OpenItem[], today: Day): Ageing {
  const ageing: Ageing = {
    notDue: NOTHING,
    days30: NOTHING,
    days60: NOTHING,
    days90: NOTHING,
    older: NOTHING,
    credit: NOTHING,
    total: NOTHING,
  }
  for (const item of items) {
    const name = item.open < 0n ? 'credit' : bucketOf(daysPastDue(item, today))
    ageing[name] = minor(ageing[name] + item.open)
    ageing.total = minor(ageing.total + item.open)
  }
  return ageing
}
