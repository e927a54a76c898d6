export interface StepRow {
  happened_at: number
  action: string
  /** JSON */
  details: string
  actor_name: string | null
}

/** The steps of a company, the newest first, with the confirmation of its address, which is kept with the person. */
export const transformSteps = (rows: StepRow[], confirmedAt: number | null) =>
  [...rows, ...(confirmedAt === null ? [] : [confirmation(confirmedAt)])]
    .sort((one, other) => Number(other.happened_at) - Number(one.happened_at))
    .map(transformStep)

const confirmation = (happened_at: number): StepRow => ({
  happened_at,
  action: 'company.address_confirmed',
  details: '{}',
  actor_name: null,
})

/** A step in the life of a company: applied, approved, suspended. `by` is null for Kontor itself. */
const transformStep = (row: StepRow) => ({
  at: new Date(row.happened_at).toISOString(),
  action: row.action,
  by: row.actor_name,
  details: JSON.parse(row.details) as Record<string, string | null>,
})
