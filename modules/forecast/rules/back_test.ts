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
  const total = payments
    .filter(({ knownFrom }) => knownFrom <= madeOn)
    .map(({ fact, settled }) => ({ ...fact, amount: leftOn(fact, settled, madeOn) }))
    .filter(({ amount }) => amount !== 0n)
    .map((fact) => expectPayment(fact, 'expected', { ...assumptions, today: madeOn }))
    .filter(({ day }) => day <= until)
    .reduce((sum, { amount }) => sum + amount, 0n)
  return minor(total)
}

const leftOn = ({ amount }: Fact, settled: PastPayment['settled'], madeOn: Day): Minor =>
  minor(
    settled
      .filter(({ day }) => day <= madeOn)
      .reduce((left: bigint, part) => left - part.amount, amount)
  )
