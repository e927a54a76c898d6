import type { Day } from '#core/clock'
import { minor, NOTHING } from '#core/money/minor'
import type { PlannedPayment } from '#modules/forecast/models/planned_payment'
import type { Fact, Source } from '#modules/forecast/rules/fact'
import { indexFrom, occurrence } from '#modules/recurring/public'

interface Range {
  /** The day before the first one. */
  after: Day
  until: Day
}

/** An expense of a vendor, recorded or coming. */
interface Receipt {
  /** See `foldText`. */
  foldedVendor: string
  dueOn: Day
}

/**
 * The planned payments after a day, on their schedules. A receipt of the vendor takes the place of the payment that is
 * planned for the month in which it is due, so that nothing is paid twice.
 * @param receipts of the vendors: paid, unpaid, or coming from a recurring expense
 */
export function plannedFacts(
  payments: readonly PlannedPayment[],
  receipts: readonly Receipt[],
  range: Range
): Fact[] {
  const left = [...receipts]
  return payments.flatMap((payment) =>
    daysOf(payment, range)
      .filter((day) => !takeReceipt(left, payment, day))
      .map((day) => factOf(payment, day))
  )
}

function daysOf({ schedule, startsOn, endsOn }: PlannedPayment, { after, until }: Range): Day[] {
  const last = endsOn !== null && endsOn < until ? endsOn : until
  if (!schedule) return startsOn > after && startsOn <= last ? [startsOn] : []
  const days: Day[] = []
  for (let index = indexFrom(schedule, after); ; index++) {
    const day = occurrence(schedule, index)
    if (day > last) return days
    if (day > after) days.push(day)
  }
}

/** Takes the receipt that pays a planned payment out of those that are left. */
function takeReceipt(left: Receipt[], { direction, foldedVendor }: PlannedPayment, day: Day) {
  if (!foldedVendor || direction === 'in') return false
  const index = left.findIndex(
    (receipt) =>
      receipt.foldedVendor === foldedVendor && receipt.dueOn.slice(0, 7) === day.slice(0, 7)
  )
  if (index < 0) return false
  left.splice(index, 1)
  return true
}

function factOf(payment: PlannedPayment, day: Day): Fact {
  const { id, name, currency, amount, direction } = payment
  return {
    key: `planned:${id}:${day}`,
    source: sourceOf(payment),
    currency,
    amount: direction === 'in' ? amount : minor(-amount),
    tax: NOTHING,
    dueOn: day,
    invoicedOn: null,
    isFixed: true,
    clientId: null,
    clientName: '',
    label: name,
    link: { type: 'plannedPayment', id },
  }
}

function sourceOf({ kind, direction }: PlannedPayment): Source {
  if (direction === 'in') return 'otherIn'
  return kind === 'other' ? 'otherOut' : kind
}
