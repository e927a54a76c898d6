import type { Day } from '#core/clock'
import { FEWEST, median, slowFifth } from './payment_behaviour.js'

/** Days after the due date on which a client pays; negative for early ones. */
export interface PaymentHabit {
  /** Its usual delay: the median. */
  usual: number
  /** A delay that only one payment in five exceeds. */
  slow: number
}

export interface PaymentHabits {
  /** By client; those with fewer than three paid invoices are not in it. */
  clients: ReadonlyMap<string, PaymentHabit>
  /** Of all clients together; null while fewer than three invoices have been paid. */
  all: PaymentHabit | null
}

/** Habits change: only the payments of a year are looked at. */
export const HABIT_DAYS = 365

/** A payment of an invoice that is paid by now. */
export interface PaymentRow {
  /** Of the invoice. */
  id: string
  client_id: string | null
  due_on: Day
  settled_on: Day
}

/**
 * Payments in columns, those with the smallest delay first. A large company has tens of thousands of them in a year,
 * and a look back walks through them for each month: sorted once, the delays of each client are in order as well.
 * Days are counted from 1970.
 */
export interface Payments {
  /** The number of the invoice. */
  invoice: Int32Array
  day: Int32Array
  /** Days after the due date. */
  delay: Int32Array
  /** The number of the client, by the number of the invoice. */
  clientOf: number[]
  clients: (string | null)[]
}

export function paymentsByDelay(rows: readonly PaymentRow[]): Payments {
  const delayOf = ({ due_on, settled_on }: PaymentRow) => dayNumber(settled_on) - dayNumber(due_on)
  const byDelay = [...Map.groupBy(rows, delayOf)].sort(([one], [other]) => one - other)
  const sorted = byDelay.flatMap(([, group]) => group)
  const [invoices, clients] = [new Map<string, number>(), new Map<string | null, number>()]
  const clientOf: number[] = []
  const invoice = Int32Array.from(sorted, ({ id, client_id }) => {
    const number = numberIn(invoices, id)
    if (number === clientOf.length) clientOf.push(numberIn(clients, client_id))
    return number
  })
  return {
    invoice,
    day: Int32Array.from(sorted, ({ settled_on }) => dayNumber(settled_on)),
    delay: Int32Array.from(byDelay.flatMap(([delay, group]) => group.map(() => delay))),
    clientOf,
    clients: [...clients.keys()],
  }
}

function numberIn<Key>(numbers: Map<Key, number>, key: Key) {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}

/** The same few hundred days come thousands of times; parsing takes longer than looking them up. */
const dayNumbers = new Map<Day, number>()
const MOST_DAYS = 4000

function dayNumber(day: Day) {
  const known = dayNumbers.get(day)
  if (known !== undefined) return known
  if (dayNumbers.size >= MOST_DAYS) dayNumbers.clear()
  const number = Date.parse(day) / 86_400_000
  dayNumbers.set(day, number)
  return number
}

/** How clients have paid in the year up to a day. An invoice counts with its last payment until then. */
export function habitsIn(payments: Payments, until: Day): PaymentHabits {
  const { invoice, delay, clientOf, clients } = payments
  const last = lastPayments(payments, dayNumber(until))
  const all: number[] = []
  const own: number[][] = clients.map(() => [])
  for (let at = 0; at < delay.length; at++) {
    if (last[invoice[at]] !== at) continue
    all.push(delay[at])
    own[clientOf[invoice[at]]].push(delay[at])
  }
  const habits = new Map<string, PaymentHabit>()
  for (const [number, client] of clients.entries()) {
    const habit = habitOf(own[number])
    if (client !== null && habit) habits.set(client, habit)
  }
  return { clients: habits, all: habitOf(all) }
}

/** The place of the last payment of each invoice in the year up to a day; -1 without one. */
function lastPayments({ invoice, day, clientOf }: Payments, end: number) {
  const last = new Int32Array(clientOf.length).fill(-1)
  for (let at = 0; at < day.length; at++) {
    if (day[at] <= end - HABIT_DAYS || day[at] > end) continue
    const known = last[invoice[at]]
    if (known < 0 || day[known] < day[at]) last[invoice[at]] = at
  }
  return last
}

/** @param delays sorted */
const habitOf = (delays: readonly number[]): PaymentHabit | null =>
  delays.length < FEWEST ? null : { usual: median(delays) ?? 0, slow: slowFifth(delays) }
