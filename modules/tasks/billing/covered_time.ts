/** The answer of `COVERED_BY` for time that a retainer pays for. */
export const BY_RETAINER = 2

/**
 * SQL that says what pays for an entry already: 1 for the order that its project was made from, 2 for a retainer, which
 * bills what exceeds its hours itself, and 0 for nothing. Needs `projects` and `time_entries` joined.
 */
export const COVERED_BY = `(case when projects.is_covered = 1 then 1
  when projects.retained_from is not null and time_entries.started_at >= projects.retained_from
    and (projects.retained_before is null or time_entries.started_at < projects.retained_before)
  then ${BY_RETAINER} else 0 end)`
