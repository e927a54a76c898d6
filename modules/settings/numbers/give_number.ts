import type { Day } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { lockRange, moveCounter, periodOf, readCounter } from './number_counter.js'
import { renderNumber } from './number_pattern.js'
import type { NumberRange } from './number_range.js'

export interface GivenNumber {
  number: string
  sequence: number
}

/**
 * The next number of a range: gapless, because it belongs to the transaction that uses it and is given
 * back when that one fails (§ 14 (4) no. 4 UStG asks for unique consecutive invoice numbers).
 *
 * Only inside inTx, and as its last step, since it locks the company's range until the commit.
 * @param day the date of the record; it fills `{YYYY}` and decides in which year it is counted
 */
export async function giveNumber(
  company: CompanyReference,
  range: NumberRange,
  day: Day
): Promise<GivenNumber> {
  return (await giveNumbers(company, range, day, 1))[0]
}

/** As giveNumber, for several records of one day. */
export async function giveNumbers(
  company: CompanyReference,
  range: NumberRange,
  day: Day,
  count: number
): Promise<GivenNumber[]> {
  const { kind } = range
  const design = await lockRange(company, range)
  const period = periodOf(design, day)
  const counter = await readCounter(company, kind, period)
  const last = counter.next + count - 1
  await moveCounter({ company, kind, period }, counter, { next: last + 1, lastGiven: last })
  return Array.from({ length: count }, (_, index) => {
    const sequence = counter.next + index
    return { number: renderNumber(design.pattern, sequence, day), sequence }
  })
}

/**
 * As giveNumbers, for kinds whose records may also have numbers from elsewhere: numbers that stand on a record
 * already are passed over. Only inside inTx.
 * @param taken which of some numbers are in use
 */
export async function giveFreeNumbers(
  company: CompanyReference,
  range: NumberRange,
  day: Day,
  { count, taken }: { count: number; taken: (numbers: string[]) => Promise<Set<string>> }
): Promise<GivenNumber[]> {
  const free: GivenNumber[] = []
  while (free.length < count) {
    const given = await giveNumbers(company, range, day, count - free.length)
    const used = await taken(given.map(({ number }) => number))
    free.push(...given.filter(({ number }) => !used.has(number)))
  }
  return free
}
