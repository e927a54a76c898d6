import type { StopRow } from '#modules/reminders/queries/holds'

export const transformStop = (row: StopRow | null) =>
  row && { reason: row.reason, untilOn: row.until_on }
