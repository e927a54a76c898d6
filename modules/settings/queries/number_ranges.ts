import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { periodOf, readCounter } from '#modules/settings/numbers/number_counter'
import { type NumberGap, numberGaps } from '#modules/settings/numbers/number_gaps'
import { renderNumber } from '#modules/settings/numbers/number_pattern'
import { type NumberRangeDesign, numberRanges } from '#modules/settings/numbers/number_range'

export interface NumberRangeView extends NumberRangeDesign {
  kind: string
  /** The sequence of the next record of that day. */
  next: number
  /** How its number will look. */
  preview: string
  /** Its skipped numbers, the latest first. */
  gaps: Omit<NumberGap, 'kind'>[]
}

/** All number ranges of a company, those that were never used included. @param day decides the year */
export async function readNumberRanges(
  company: CompanyReference,
  day: Day
): Promise<NumberRangeView[]> {
  const rows = await reader()
    .from('number_ranges')
    .where('company_id', company.id)
    .select('kind', 'pattern', 'resets_yearly')
  const designs = new Map<string, NumberRangeDesign>(
    rows.map((row) => [
      row.kind,
      { pattern: row.pattern, resetsYearly: Boolean(row.resets_yearly) },
    ])
  )
  const gaps = Map.groupBy(await numberGaps(company), ({ kind }) => kind)
  return Promise.all(
    numberRanges().map(async (range) => {
      const { kind } = range
      const { pattern, resetsYearly } = designs.get(kind) ?? range
      const period = periodOf({ resetsYearly }, day)
      const { next } = await readCounter(company, kind, period)
      return {
        kind,
        pattern,
        resetsYearly,
        next,
        preview: renderNumber(pattern, next, day),
        gaps: (gaps.get(kind) ?? []).map(({ kind: _, ...gap }) => gap),
      }
    })
  )
}
