import type { Day } from '#core/clock'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import { type ClientType, isConsumer } from '#modules/clients/public'
import type { BaseRate } from './base_rates.js'
import { type Debtor, defaultInterest, type Interest } from './interest.js'
import type { ReminderLevel } from './levels.js'
import type { Debt } from './open_spans.js'
import type { StartOfInterest } from './start_of_interest.js'

/** § 288 (5) BGB, once per invoice that is late. */
const FLAT_SUM = minor(4000n)
const NO_INTEREST: Interest = { periods: [], amount: NOTHING }

export interface Owed extends Debt {
  dueOn: Day
  /** Now, whatever the days are on which it was lowered. */
  open: Minor
  /** Null as long as nothing has put the client in default. */
  start: StartOfInterest | null
}

/** The amounts claimed by a reminder. */
export interface Claims {
  interests: Interest[]
  open: Minor
  interest: Minor
  flatSum: Minor
  fee: Minor
  total: Minor
}

/** Consumers owe less interest. */
export const debtorOf = (type: ClientType | undefined): Debtor =>
  isConsumer(type) ? 'consumer' : 'business'

/**
 * The claims of a level for these invoices on a day. Each reminder states all claims up to that day: interest since
 * default began, the flat sum once per invoice in default however often it was claimed, one fee. The flat sum is
 * credited against the cost of chasing (§ 288 (5) sentence 3 BGB), so the fee is left out beside it.
 */
export function claimsOf(
  invoices: readonly Owed[],
  level: Pick<ReminderLevel, 'fee' | 'currency' | 'chargesInterest' | 'chargesFlatSum'>,
  { today, currency, debtor, rates }: Situation
): Claims {
  const isLate = ({ dueOn }: Owed) => dueOn < today
  const isInDefault = ({ start }: Owed) => start !== null && start.from <= today
  const interests = invoices.map(({ start, ...debt }) =>
    level.chargesInterest && start
      ? defaultInterest(debt, { from: start.from, until: today, debtor }, rates)
      : NO_INTEREST
  )
  const asksFlatSum = level.chargesFlatSum && debtor === 'business' && currency === 'EUR'
  const flatSum = minor(asksFlatSum ? FLAT_SUM * BigInt(invoices.filter(isInDefault).length) : 0n)
  const asksFee = level.currency === currency && flatSum === 0n && invoices.some(isLate)
  const fee = asksFee ? level.fee : NOTHING
  const open = sum(invoices.map((invoice) => invoice.open))
  const interest = sum(interests.map(({ amount }) => amount))
  return { interests, open, interest, flatSum, fee, total: sum([open, interest, flatSum, fee]) }
}

interface Situation {
  today: Day
  currency: string
  debtor: Debtor
  rates: readonly BaseRate[]
}
