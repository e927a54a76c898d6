/**
 * SQL that says whether an entry is paid already: by the order that its project was made from, or by a retainer, which
 * bills what exceeds its hours itself. Needs `projects` and `time_entries` joined.
 */
export const IS_COVERED = `(case when projects.is_covered = 1 or (projects.retained_from is not null
  and time_entries.started_at >= projects.retained_from
  and (projects.retained_before is null or time_entries.started_at < projects.retained_before))
  then 1 else 0 end)`
