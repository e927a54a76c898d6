/**
 * Whether an hourly rate is entered anywhere that reaches the time, from whatever day on: time from before that day is
 * billable too and waits for its price.
 * @param user SQL of the person who works; without one any person's rate counts
 */
const hasRate = (user?: string) => {
  const ofPerson = user ? ` and rates.user_id = ${user}` : ''
  return `(coalesce(projects.hourly_rate, clients.hourly_rate) is not null or exists (
    select 1 from hourly_rates as rates
    where rates.company_id = projects.company_id and (rates.level = 'company' or rates.task_id = tasks.id
      or (rates.level = 'project' and rates.project_id = projects.id)
      or (rates.level = 'client' and rates.client_id = projects.client_id)
      or (rates.level = 'member' and rates.project_id = projects.id${ofPerson})
      or (rates.level = 'person'${ofPerson}))))`
}

/**
 * SQL that tells whether time on a task is billable unless the entry says otherwise: its project has a client, and an
 * hourly rate applies. Needs `tasks`, `projects` and `clients` joined.
 */
export const isBillableByProject = (user?: string) =>
  `(projects.client_id is not null and ${hasRate(user)})`

/** SQL that tells whether time is not billable only because no hourly rate is entered. Needs the same joins. */
export const lacksRate = (user?: string) =>
  `(projects.client_id is not null and not ${hasRate(user)})`
