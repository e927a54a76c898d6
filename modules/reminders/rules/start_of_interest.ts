import { addDays, type Day } from '#core/clock'
import type { Debtor } from './interest.js'

/** The ground for a client's default. Outside Germany it is the due date. */
export type DefaultGround = 'agreedDay' | 'reminder' | 'thirtyDays' | 'dueDate'

/** All that decides when default begins on an invoice; days of the company. */
export interface DefaultFacts {
  /** Whether German law applies, which is the case for companies in Germany. */
  isGerman: boolean
  debtor: Debtor
  dueOn: Day
  /** The client has agreed to the day of payment; a due date on the invoice alone does not bind it. */
  isDueAgreed: boolean
  /** The days of the reminders that asked for it. */
  remindedOn: readonly Day[]
  /** The day on which the client received the invoice, null when that is not known. */
  receivedOn: Day | null
  /** The last day of supply. */
  servedOn: Day | null
  /** The invoice itself points out that default begins after thirty days. */
  warnsOfDefault: boolean
}

/** Why and from when on interest runs. */
export interface StartOfInterest {
  ground: DefaultGround
  /** The first day that bears interest. */
  from: Day
}

/** § 286 (3) BGB */
const GRACE_DAYS = 30

/**
 * When interest on an invoice starts: the day after the earliest ground for default, null when there is none yet.
 * For companies in Germany the grounds are those of § 286 BGB:
 *
 * - (2) no. 1 and 2: the agreed day of payment has passed;
 * - (1): a reminder after the due date; one before it asks for nothing that is owed yet;
 * - (3): thirty days after due date and receipt of the invoice, or, when nobody knows when a business received it,
 *   after due date and supply. For consumers only when the invoice points it out.
 *
 * Companies elsewhere: the due date. The day may lie in the future.
 */
export function startOfInterest(facts: DefaultFacts): StartOfInterest | null {
  let first: { ground: DefaultGround; on: Day } | undefined
  for (const [ground, on] of facts.isGerman ? germanGrounds(facts) : elsewhere(facts)) {
    if (on !== null && (!first || on < first.on)) first = { ground, on }
  }
  return first ? { ground: first.ground, from: addDays(first.on, 1) } : null
}

/** The last day on which the client was not in default yet, null for a ground that there is not. */
type LastDay = [ground: DefaultGround, on: Day | null]

/** Of equal days the first ground counts. */
const germanGrounds = (facts: DefaultFacts): LastDay[] => [
  ['agreedDay', facts.isDueAgreed ? facts.dueOn : null],
  ['reminder', firstAfter(facts.dueOn, facts.remindedOn)],
  ['thirtyDays', endOfGrace(facts)],
]

const elsewhere = ({ dueOn }: DefaultFacts): LastDay[] => [['dueDate', dueOn]]

const firstAfter = (day: Day, days: readonly Day[]) =>
  days.filter((each) => each > day).toSorted()[0] ?? null

function endOfGrace({ debtor, dueOn, receivedOn, servedOn, warnsOfDefault }: DefaultFacts) {
  if (debtor === 'consumer' && !warnsOfDefault) return null
  const known = receivedOn ?? (debtor === 'business' ? servedOn : null)
  return known && addDays(known > dueOn ? known : dueOn, GRACE_DAYS)
}
