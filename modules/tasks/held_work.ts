import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type HeldWork, seesMoney } from '#modules/auth/public'
import { changeProject } from '#modules/tasks/actions/save_project'
import { changeTask } from '#modules/tasks/actions/save_task'
import { Project } from '#modules/tasks/models/project'
import { Task } from '#modules/tasks/models/task'
import { PROJECT_MEMBERS, peopleOf, TASK_ASSIGNEES } from '#modules/tasks/people'

const TASKS = `
  select tasks.id from task_assignees
  join tasks on tasks.company_id = task_assignees.company_id and tasks.id = task_assignees.task_id
  where task_assignees.company_id = ? and task_assignees.user_id = ? and tasks.status = 'open'
  order by tasks.id`

const PROJECTS = `
  select id from projects
  where company_id = ? and status in ('active', 'onHold') and (lead_id = ? or id in (
    select project_id from project_members where company_id = ? and user_id = ?))
  order by id`

const openTasks = ({ id }: CompanyReference, userId: string) =>
  readRows<{ id: string }>(TASKS, [id, userId])

const currentProjects = ({ id }: CompanyReference, userId: string) =>
  readRows<{ id: string }>(PROJECTS, [id, userId, id, userId])

/** Open tasks that are assigned to a person. */
export const HELD_TASKS: HeldWork = {
  count: async (company, userId) => (await openTasks(company, userId)).length,

  async handOver({ company, caller, fromId, to }) {
    const viewer = { company, caller }
    for (const { id } of await openTasks(company, fromId)) {
      const task = await Task.lock(viewer, id)
      const assignees = (await peopleOf(company, TASK_ASSIGNEES, [id])).get(id) ?? []
      await changeTask(viewer, task, { assigneeIds: replaced(assignees, fromId, to.id) })
    }
  },
}

/** Current projects that a person works on or leads. An employee leads none, because budgets show money. */
export const HELD_PROJECTS: HeldWork = {
  count: async (company, userId) => (await currentProjects(company, userId)).length,

  async handOver({ company, fromId, to }) {
    for (const { id } of await currentProjects(company, fromId)) {
      const project = await Project.lockIn(company, id)
      const members = (await peopleOf(company, PROJECT_MEMBERS, [id])).get(id) ?? []
      await changeProject(company, project, {
        ...(members.some((member) => member.id === fromId) && {
          memberIds: replaced(members, fromId, to.id),
        }),
        ...(project.leadId === fromId && { leadId: seesMoney(to) ? to.id : null }),
      })
    }
  },
}

const replaced = (people: readonly { id: string }[], from: string, to: string) => [
  ...new Set(people.map(({ id }) => (id === from ? to : id))),
]
