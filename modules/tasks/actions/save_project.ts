import { audit } from '#core/audit/audit'
import { now, today } from '#core/clock'
import { foldText } from '#core/database/search'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import { giveNumber } from '#modules/settings/public'
import { Project } from '#modules/tasks/models/project'
import { PROJECT_MEMBERS } from '#modules/tasks/people'
import type { newProjectValidator } from '#modules/tasks/validators/project'
import { setPeople } from './set_people.js'
import { stopTimersOnProject, stopTimersOutOfReach } from './stop_timers.js'

type ProjectInput = Partial<Awaited<ReturnType<typeof newProjectValidator.validate>>>

const DEFAULT_COLOR = '#1c7ed6'

/** Makes a project with the next number. Only inside inTx. */
export async function addProject(company: CompanyScope, input: ProjectInput & { name: string }) {
  const project = Project.for(company)
  project.merge({
    color: DEFAULT_COLOR,
    status: 'active',
    budgetSeconds: null,
    startsOn: null,
    dueOn: null,
    description: '',
    createdAt: now(),
    version: 1,
  })
  fill(project, input)
  const { number } = await giveNumber(company, 'project', today(company.timeZone))
  project.number = number
  project.foldedName = foldText(project.number, project.name)
  await project.save()
  await setMembers(company, project, input.memberIds ?? [])
  await tell(project, 'project.created')
  return project
}

/** Changes what is given. Only inside inTx, with the project locked. */
export async function changeProject(company: CompanyScope, project: Project, input: ProjectInput) {
  fill(project, input)
  project.foldedName = foldText(project.number, project.name)
  project.version += 1
  await project.save()
  if (input.memberIds) await setMembers(company, project, input.memberIds)
  if (project.status === 'archived') await stopTimersOnProject(company, project.id)
  else await stopTimersOutOfReach(company)
  await tell(project, 'project.changed')
}

function fill(project: Project, input: ProjectInput) {
  if (input.name !== undefined) project.name = input.name
  if (input.color !== undefined) project.color = input.color
  if (input.status !== undefined) project.status = input.status
  if (input.budgetHours !== undefined) project.budgetSeconds = secondsOf(input.budgetHours)
  if (input.startDate !== undefined) project.startsOn = input.startDate
  if (input.dueDate !== undefined) project.dueOn = input.dueDate
  if (input.description !== undefined) project.description = input.description ?? ''
  if (project.startsOn && project.dueOn && project.dueOn < project.startsOn) {
    throw new FieldError('dueDate', 'tasks.due_before_start')
  }
}

const secondsOf = (hours: number | null) => (hours === null ? null : Math.round(hours * 3600))

const setMembers = (company: CompanyScope, { id }: Project, userIds: string[]) =>
  setPeople(company, PROJECT_MEMBERS, { recordId: id, userIds, field: 'memberIds' })

async function tell({ id, companyId, number, name, status }: Project, action: string) {
  const details = { number, name, status }
  await audit({ companyId, action, subject: { type: 'project', id }, details })
  publish(companyId, { kind: 'project', id, audience: 'staff' })
}
