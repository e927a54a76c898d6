import { addDays, type Day } from '#core/clock'
import { addProject, changeProject } from '#modules/tasks/actions/save_project'
import { addTask, changeTask } from '#modules/tasks/actions/save_task'
import { Project } from '#modules/tasks/models/project'
import { Task } from '#modules/tasks/models/task'
import { newProjectValidator } from '#modules/tasks/validators/project'
import { addMonths, workdayFrom } from '../days.js'
import { type Desk, viewerOf } from '../desk.js'
import { PROJECTS } from '../facts/work.js'
import { planHours } from './make_hours.js'
import { planRates } from './make_rates.js'

/** A task that time can be written on. */
export interface OpenTask {
  id: string
  title: string
  until: Day
}

type DemoProject = (typeof PROJECTS)[number]

/** The projects with their tasks. @returns the tasks that are open, kept up to date as time passes */
export function planProjects(desk: Desk, clientIds: string[]): Set<OpenTask> {
  const open = new Set<OpenTask>()
  const { timeline, people, today } = desk
  for (const plan of PROJECTS) {
    const begin = workdayFrom(addDays(addMonths(today, -plan.from), 12))
    const end = addMonths(today, -plan.to)
    timeline.add(timeline.at(begin, 10), people.owner.id, async () => {
      const project = await beginProject(desk, plan, { begin, end, clientIds })
      const { id, clientId } = project
      await addTasks(desk, plan, { projectId: project.id, begin, end, open })
      if (plan.hourlyRate && clientId) {
        planHours(desk, { id, clientId, begin, end })
        planRates(desk, { id, clientId })
      }
    })
    timeline.add(timeline.at(end, 17), people.owner.id, () => endProject(desk, plan.name))
  }
  return open
}

async function beginProject(
  { company, people }: Desk,
  { name, client, color, budgetHours, hourlyRate, roundsUpTo }: DemoProject,
  { begin, end, clientIds }: { begin: Day; end: Day; clientIds: string[] }
) {
  const input = await newProjectValidator.validate({
    name,
    color,
    budgetHours,
    clientId: client === undefined ? null : clientIds[client],
    hourlyRate: hourlyRate ?? null,
    timeRounding: roundsUpTo ? { mode: 'up', minutes: roundsUpTo } : null,
    startDate: begin,
    dueDate: end,
    memberIds: [people.member.id, people.employee.id],
  })
  return addProject(company, input)
}

/** Tasks one after the other; the first ones are done by today. */
async function addTasks(
  desk: Desk,
  { tasks }: DemoProject,
  { projectId, begin, end, open }: { projectId: string; begin: Day; end: Day; open: Set<OpenTask> }
) {
  const { people, timeline, chance } = desk
  const length = (Date.parse(end) - Date.parse(begin)) / 86_400_000
  for (const [nth, title] of tasks.entries()) {
    const until = workdayFrom(addDays(begin, Math.floor((length * (nth + 1)) / tasks.length) - 3))
    const assigneeIds = [nth % 2 ? people.member.id : people.employee.id]
    const task = await addTask(viewerOf(desk, people.owner), {
      title,
      projectId,
      assigneeIds,
      priority: chance.oneOf(['normal', 'normal', 'high', 'low'] as const),
      dueDate: until,
      estimatedSeconds: chance.between(6, 40) * 3600,
    })
    const openTask = { id: task.id, title, until }
    open.add(openTask)
    timeline.add(timeline.at(until, 18), assigneeIds[0] as string, () =>
      endTask(desk, openTask, open)
    )
  }
}

async function endTask(desk: Desk, openTask: OpenTask, open: Set<OpenTask>) {
  const viewer = viewerOf(desk, desk.people.owner)
  await changeTask(viewer, await Task.lock(viewer, openTask.id), { status: 'done' })
  open.delete(openTask)
}

async function endProject({ company }: Desk, name: string) {
  const project = await Project.of(company).where('name', name).firstOrFail()
  await changeProject(company, project, { status: 'done' })
}
