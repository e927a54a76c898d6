export interface StepRow {
  happened_at: number
  action: string
  /** JSON */
  details: string
  actor_name: string | null
}

/** A step in the life of a company: applied, approved, suspended. `by` is null for Kontor itself. */
export const transformStep = (row: StepRow) => ({
  at: new Date(row.happened_at).toISOString(),
  action: row.action,
  by: row.actor_name,
  details: JSON.parse(row.details) as Record<string, string | null>,
})
