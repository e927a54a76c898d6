import { audit } from '#core/audit/audit'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { lockRange, moveCounter, readCounter } from './number_counter.js'
import { keepGaps } from './number_gaps.js'
import { sequenceOf } from './number_pattern.js'
import type { NumberRange } from './number_range.js'

/**
 * Moves a range on behind numbers that were given elsewhere and look like its own, so that none of them comes again:
 * "continue at". Others are left alone. Only inside inTx.
 * @returns the numbers that it passed
 */
export async function passNumbers(
  company: CompanyReference,
  range: NumberRange,
  numbers: string[]
) {
  const { kind, isFiscal } = range
  const { pattern, resetsYearly } = await lockRange(company, range)
  const alike = numbers.flatMap((number) => {
    const found = sequenceOf(pattern, number)
    return found ? { ...found, number } : []
  })
  const byPeriod = Map.groupBy(alike, ({ year }) => (resetsYearly ? year : 'all'))
  const passed: string[] = []
  for (const [period, found] of byPeriod) {
    const last = found.reduce((one, other) => (other.sequence > one.sequence ? other : one))
    const counter = await readCounter(company, kind, period)
    if (last.sequence < counter.next) continue
    const next = last.sequence + 1
    const lastGiven = Math.max(counter.lastGiven, last.sequence)
    await moveCounter({ company, kind, period }, counter, { next, lastGiven })
    if (isFiscal && leavesGap(found, counter.next, next)) {
      const move = { company, kind, period, pattern, from: counter.next, to: next }
      await keepGaps(move, { cause: 'import' })
    }
    await audit({
      companyId: company.id,
      action: 'number_range.passed',
      subject: { type: 'number_range', id: kind },
      details: { period, from: counter.next, to: next, number: last.number },
    })
    passed.push(last.number)
  }
  return passed
}

/** Whether some of the numbers that are passed are not among those that were imported. */
function leavesGap(found: readonly { sequence: number }[], from: number, to: number) {
  const known = new Set(found.map(({ sequence }) => sequence).filter((one) => one >= from))
  return known.size < to - from
}
