import type { Day } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { lockRange } from '#modules/settings/numbers/number_counter'
import { renderNumber, sequenceOf } from '#modules/settings/numbers/number_pattern'
import { numberRanges } from '#modules/settings/numbers/number_range'

/**
 * For the tax office all fiscal kinds are invoices, and no two may bear the same number (§ 14 (4) no. 4 UStG).
 *
 * Refuses a design that could produce numbers of another kind of invoice. Only inside inTx, after all changes.
 * @param changed the path of each changed kind in the request
 * @throws 422 `number_repeats`
 */
export async function assertUnlikeNumbers(
  company: CompanyReference,
  changed: Map<string, string>,
  day: Day
) {
  const fiscal = numberRanges().filter(({ isFiscal }) => isFiscal)
  if (!fiscal.some(({ kind }) => changed.has(kind))) return
  const ranges: { kind: string; pattern: string }[] = []
  for (const range of fiscal) {
    ranges.push({ kind: range.kind, pattern: (await lockRange(company, range)).pattern })
  }
  for (const { kind, pattern } of ranges) {
    const field = changed.get(kind)
    if (field === undefined) continue
    const others = ranges.filter((other) => other.kind !== kind)
    if (others.some((other) => isAlike(pattern, other.pattern, day))) {
      throw new FieldError(`${field}.pattern`, 'settings.number_repeats')
    }
  }
}

/** Whether one of the patterns could have given the first number of the other. */
const isAlike = (one: string, other: string, day: Day) =>
  sequenceOf(one, renderNumber(other, 1, day)) !== undefined ||
  sequenceOf(other, renderNumber(one, 1, day)) !== undefined
