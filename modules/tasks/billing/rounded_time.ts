import {
  stepOf,
  type TimeRounding,
  type TimeRoundingMinutes,
  type TimeRoundingMode,
} from '#modules/settings/public'

/** SQL of the worked time of a finished entry, in milliseconds. */
export const LENGTH =
  '(time_entries.ended_at - time_entries.started_at - time_entries.break_seconds * 1000)'

const MODE = 'projects.time_rounding_mode'
const STEP_OF_PROJECT = 'projects.time_rounding_minutes * 60000'
const SECOND = 1000

/**
 * SQL of the same as the rule of its project rounds it, which is `roundSeconds`. Needs `time_entries` and `projects`
 * joined.
 * @param own the rule of the company, for projects without one
 */
export function roundedLength(own: TimeRounding): string {
  const { step, lift } = stepOf(own)
  const stepSql = `(case when ${MODE} is null then ${step * SECOND} when ${MODE} = 'none' then ${SECOND}
    else ${STEP_OF_PROJECT} end)`
  const liftSql = `(case when ${MODE} is null then ${lift * SECOND}
    when ${MODE} = 'up' then ${STEP_OF_PROJECT} - ${SECOND}
    when ${MODE} = 'nearest' then projects.time_rounding_minutes * 30000 else 0 end)`
  const lifted = `(${LENGTH} + ${liftSql})`
  return `(${lifted} - ${lifted} % ${stepSql})`
}

/** The columns of a project that hold its rule. */
export interface RoundingRow {
  time_rounding_mode: TimeRoundingMode | null
  time_rounding_minutes: TimeRoundingMinutes | null
}

/** The project's own rule. */
export function roundingOfRow(row: RoundingRow): TimeRounding | null {
  const { time_rounding_mode: mode, time_rounding_minutes: minutes } = row
  return mode === null || minutes === null ? null : { mode, minutes }
}
