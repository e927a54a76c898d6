import type { Day } from '#core/clock'
import { type Minor, minor } from '#core/money/minor'

interface Movement {
  day: Day
  amount: Minor
}

/** The balance at the end of a day. */
export interface BalanceOn {
  day: Day
  balance: Minor
}

/** The balance at the end of today and of each day on which something moves, in order. */
export function balanceCourse(start: Minor, today: Day, movements: readonly Movement[]) {
  const byDay = new Map<Day, bigint>([[today, 0n]])
  for (const { day, amount } of movements) byDay.set(day, (byDay.get(day) ?? 0n) + amount)
  let balance: bigint = start
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, amount]): BalanceOn => {
      balance += amount
      return { day, balance: minor(balance) }
    })
}

/** The balance at the end of a day that is not before the course begins. */
export function balanceAt(course: readonly BalanceOn[], day: Day): Minor {
  const last = course.findLast((point) => point.day <= day)
  return last?.balance ?? course[0].balance
}

/** The first day on which less than this is left; null when it never is. */
export const firstBelow = (course: readonly BalanceOn[], least: Minor): BalanceOn | null =>
  course.find(({ balance }) => balance < least) ?? null

/** The first day with the lowest balance. */
export const lowestOf = (course: readonly BalanceOn[]): BalanceOn =>
  course.reduce((lowest, point) => (point.balance < lowest.balance ? point : lowest))
