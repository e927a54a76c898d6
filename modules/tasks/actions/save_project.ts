import { audit } from '#core/audit/audit'
import { now, today } from '#core/clock'
import { foldText } from '#core/database/search'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import { openClient } from '#modules/clients/public'
import { giveNumber } from '#modules/settings/public'
import { rearmAlerts } from '#modules/tasks/budgets/rearm_alerts'
import { setBudget } from '#modules/tasks/budgets/set_budget'
import { Project } from '#modules/tasks/models/project'
import { PROJECT_MEMBERS } from '#modules/tasks/people'
import { PROJECT_NUMBERS } from '#modules/tasks/project_numbers'
import type { newProjectValidator } from '#modules/tasks/validators/project'
import { setPeople } from './set_people.js'
import { stopTimersOnProject, stopTimersOutOfReach } from './stop_timers.js'

type ProjectInput = Partial<Awaited<ReturnType<typeof newProjectValidator.validate>>>
type NewProject = ProjectInput & {
  name: string
  /** An order pays for its time. */
  isCovered?: boolean
}

const DEFAULT_COLOR = '#1c7ed6'

/** Makes a project with the next number. Only inside inTx. */
export async function addProject(company: CompanyScope, input: NewProject) {
  const project = Project.for(company)
  project.merge({
    clientId: null,
    color: DEFAULT_COLOR,
    status: 'active',
    hourlyRate: null,
    currency: company.currency,
    budgetSeconds: null,
    budgetAmount: null,
    budgetPeriod: 'project',
    budgetSetAt: 0,
    leadId: null,
    timeRoundingMode: null,
    timeRoundingMinutes: null,
    isCovered: input.isCovered ?? false,
    retainerId: null,
    retainedFrom: null,
    retainedBefore: null,
    startsOn: null,
    dueOn: null,
    description: '',
    notes: '',
    createdAt: now(),
    version: 1,
  })
  await fill(project, input)
  await setBudget(company, project, input)
  const { number } = await giveNumber(company, PROJECT_NUMBERS, today(company.timeZone))
  project.number = number
  project.foldedName = foldText(project.name, project.number)
  await project.save()
  await setMembers(company, project, input.memberIds ?? [])
  await tell(project, 'project.created')
  return project
}

/** Changes what is given. Only inside inTx, with the project locked. */
export async function changeProject(company: CompanyScope, project: Project, input: ProjectInput) {
  await fill(project, input)
  await setBudget(company, project, input)
  project.foldedName = foldText(project.name, project.number)
  project.version += 1
  const isRoundedOtherwise = hasOtherRounding(project)
  await project.save()
  if (isRoundedOtherwise) await rearmAlerts(company, project, ['money'])
  if (input.memberIds) await setMembers(company, project, input.memberIds)
  if (project.status === 'archived') await stopTimersOnProject(company, project.id)
  else await stopTimersOutOfReach(company)
  await tell(project, 'project.changed')
}

async function fill(project: Project, input: ProjectInput) {
  if (input.name !== undefined) project.name = input.name
  if (input.color !== undefined) project.color = input.color
  if (input.status !== undefined) project.status = input.status
  if (input.hourlyRate !== undefined) project.hourlyRate = input.hourlyRate
  if (input.timeRounding !== undefined) {
    project.timeRoundingMode = input.timeRounding?.mode ?? null
    project.timeRoundingMinutes = input.timeRounding?.minutes ?? null
  }
  if (input.startDate !== undefined) project.startsOn = input.startDate
  if (input.dueDate !== undefined) project.dueOn = input.dueDate
  if (input.description !== undefined) project.description = input.description ?? ''
  if (input.notes !== undefined) project.notes = input.notes ?? ''
  if (project.startsOn && project.dueOn && project.dueOn < project.startsOn) {
    throw new FieldError('dueDate', 'tasks.due_before_start')
  }
  if (input.clientId !== undefined && input.clientId !== project.clientId) {
    if (project.retainerId) throw new FieldError('clientId', 'tasks.client_of_retainer')
    await assertClient(project, input.clientId)
    project.clientId = input.clientId
  }
}

const hasOtherRounding = ({ $dirty }: Project) =>
  'timeRoundingMode' in $dirty || 'timeRoundingMinutes' in $dirty

async function assertClient({ companyId }: Project, clientId: string | null) {
  if (clientId === null) return
  const client = await openClient({ id: companyId }, clientId)
  if (!client) throw new FieldError('clientId', 'tasks.client_unknown')
}

const setMembers = (company: CompanyScope, { id }: Project, userIds: string[]) =>
  setPeople(company, PROJECT_MEMBERS, { recordId: id, userIds, field: 'memberIds' })

async function tell({ id, companyId, number, name, status }: Project, action: string) {
  const details = { number, name, status }
  await audit({ companyId, action, subject: { type: 'project', id }, details })
  publish(companyId, { kind: 'project', id, audience: 'staff' })
}
