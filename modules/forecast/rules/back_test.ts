import type { Day } from '#core/clock'
import { type Minor, minor } from '#core/money/minor'
import type { Assumptions } from './assumptions.js'
import { expectPayment } from './expect_payment.js'
import type { Fact } from './fact.js'

/** A payment that was open for some time, with the days on which it changed. Amounts are in minor units. */
export interface PastPayment {
  fact: Fact
  /** From this day on it was known. */
  knownFrom: Day
  /** Its payments and reductions, by day. */
  settled: readonly { day: Day; amount: Minor }[]
}

/** Payments that a forecast at the end of one day expects until another day. */
export function expectedThen(
  payments: readonly PastPayment[],
  { madeOn, until, ...assumptions }: Omit<Assumptions, 'today'> & { madeOn: Day; until: Day }
): Minor {
  const then = { ...assumptions, today: madeOn }
  let total = 0n
  for (const { fact, knownFrom, settled } of payments) {
    if (knownFrom > madeOn) continue
    const left = leftOn(fact, settled, madeOn)
    if (left === 0n) continue
    const { day, amount } = expectPayment({ ...fact, amount: left }, 'expected', then)
    if (day <= until) total += amount
  }
  return minor(total)
}

const leftOn = ({ amount }: Fact, settled: PastPayment['settled'], madeOn: Day): Minor =>
  minor(
    settled
      .filter(({ day }) => day <= madeOn)
      .reduce((left: bigint, part) => left - part.amount, amount)
  )
