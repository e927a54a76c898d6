import type { Caller } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** The requesting user; an HttpContext is one. */
export interface Viewer {
  caller: Pick<Caller, 'userId' | 'role'>
  company: CompanyReference
}

/** Owner and members reach all of their company, employees what they work on. */
export const reachesAll = ({ caller }: Viewer) =>
  caller.role === 'owner' || caller.role === 'member'

/** SQL that says whether a user is a member of the row of `projects`. @param user an SQL expression for the user's id */
const isMemberOfProject = (user: string) => `exists (
  select 1 from project_members as reach_members
  where reach_members.company_id = projects.company_id
    and reach_members.project_id = projects.id and reach_members.user_id = ${user})`

/**
 * SQL that says whether a user works on the row of `projects`: as a member, or because a task in it is assigned to
 * them, so time on a task always leads to an open project.
 * @param user an SQL expression for the user's id; it occurs twice
 */
const worksOnProject = (user: string) => `(${isMemberOfProject(user)} or exists (
  select 1 from task_assignees as reach_assignees
  join tasks as reach_tasks on reach_tasks.company_id = reach_assignees.company_id
    and reach_tasks.id = reach_assignees.task_id
  where reach_tasks.company_id = projects.company_id
    and reach_tasks.project_id = projects.id and reach_assignees.user_id = ${user}))`

/** SQL that tells whether a user works on the row of `tasks`: it is assigned to them or is in one of their projects. */
export const worksOnTask = (user: string) => `(exists (
  select 1 from task_assignees as reach_assignees
  where reach_assignees.company_id = tasks.company_id
    and reach_assignees.task_id = tasks.id and reach_assignees.user_id = ${user})
  or exists (
  select 1 from project_members as reach_members
  where reach_members.company_id = tasks.company_id
    and reach_members.project_id = tasks.project_id and reach_members.user_id = ${user}))`

interface Narrowable {
  whereRaw(sql: string, bindings: string[]): unknown
}

/** Leaves those rows of `projects` that the viewer reaches. */
export function withinProjects<Query extends Narrowable>(query: Query, viewer: Viewer): Query {
  const { userId } = viewer.caller
  if (!reachesAll(viewer)) query.whereRaw(worksOnProject('?'), [userId, userId])
  return query
}

/** Leaves those rows of `tasks` that the viewer reaches. */
export function withinTasks<Query extends Narrowable>(query: Query, viewer: Viewer): Query {
  const { userId } = viewer.caller
  if (!reachesAll(viewer)) query.whereRaw(worksOnTask('?'), [userId, userId])
  return query
}

/** Leaves those rows of `time_entries` that the viewer reaches: employees their own. */
export function withinTimeEntries<Query extends Narrowable>(query: Query, viewer: Viewer): Query {
  if (!reachesAll(viewer)) query.whereRaw('time_entries.user_id = ?', [viewer.caller.userId])
  return query
}

/** Leaves those rows of `clients` that the viewer reaches: employees those of the projects that they work on. */
export function withinClients<Query extends Narrowable>(query: Query, viewer: Viewer): Query {
  if (reachesAll(viewer)) return query
  const ofProject = `exists (
    select 1 from projects
    where projects.company_id = clients.company_id and projects.client_id = clients.id
      and projects.status <> 'archived' and ${isMemberOfProject('?')})`
  query.whereRaw(ofProject, [viewer.caller.userId])
  return query
}
