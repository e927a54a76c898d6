import type { Day } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { lockRange, moveCounter, periodOf, readCounter } from './number_counter.js'
import type { NumberKind } from './number_kinds.js'
import { renderNumber } from './number_pattern.js'

/**
 * The next number of a range: gapless, because it belongs to the transaction that uses it and is given
 * back when that one fails (§ 14 (4) no. 4 UStG asks for unique consecutive invoice numbers).
 *
 * Only inside inTx, and as its last step, since it locks the company's range until the commit.
 * @param day the date of the record; it fills `{YYYY}` and decides in which year it is counted
 */
export async function giveNumber(company: CompanyReference, kind: NumberKind, day: Day) {
  const range = await lockRange(company, kind)
  const period = periodOf(range, day)
  const counter = await readCounter(company, kind, period)
  const sequence = counter.next
  await moveCounter({ company, kind, period }, counter, { next: sequence + 1, lastGiven: sequence })
  return { number: renderNumber(range.pattern, sequence, day), sequence }
}
