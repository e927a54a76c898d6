/**
 * SQL that tells whether time on a task is billable unless the entry says otherwise: its project has a client and an
 * hourly rate, of its own or of the client. Needs `projects` and `clients` joined.
 */
export const IS_BILLABLE_BY_PROJECT =
  '(projects.client_id is not null and coalesce(projects.hourly_rate, clients.hourly_rate) is not null)'
