import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { openClient } from '#modules/clients/public'
import { Project } from '#modules/tasks/models/project'
import { Task } from '#modules/tasks/models/task'
import { assertPeopleOf } from '#modules/tasks/people'
import type { RatedRecords, RateLevel } from './rate_levels.js'

/** The records that a new rate names, and the currency of rates there. */
export interface RateTarget extends RatedRecords {
  currency: string
}

type Named = { [Field in keyof RatedRecords]?: RatedRecords[Field] | undefined }

const NONE: RatedRecords = { taskId: null, projectId: null, clientId: null, userId: null }

/**
 * Finds the records of a level; what the level does not need is left out.
 * @throws FieldError 422 at the field of the record: `rate_record_missing`, `task_unknown`, `rate_task_without_project`,
 * `project_unknown`, `client_unknown`, `person_unknown`
 */
export async function ratedRecords(
  company: CompanyScope,
  level: RateLevel,
  named: Named
): Promise<RateTarget> {
  const { currency } = company
  switch (level) {
    case 'task': {
      const task = await Task.one(company, idOf('taskId', named))
      if (!task) throw new FieldError('taskId', 'tasks.task_unknown')
      const project = task.projectId && (await Project.one(company, task.projectId))
      if (!project) throw new FieldError('taskId', 'tasks.rate_task_without_project')
      return { ...NONE, taskId: task.id, currency: project.currency }
    }
    case 'member':
    case 'project': {
      const project = await Project.one(company, idOf('projectId', named))
      if (!project) throw new FieldError('projectId', 'tasks.project_unknown')
      const userId = level === 'member' ? await personId(company, named) : null
      return { ...NONE, projectId: project.id, userId, currency: project.currency }
    }
    case 'client': {
      const client = await openClient(company, idOf('clientId', named))
      if (!client) throw new FieldError('clientId', 'tasks.client_unknown')
      return { ...NONE, clientId: client.id, currency: client.currency ?? currency }
    }
    case 'person':
      return { ...NONE, userId: await personId(company, named), currency }
    case 'company':
      return { ...NONE, currency }
  }
}

function idOf(field: keyof RatedRecords, named: Named) {
  const id = named[field]
  if (!id) throw new FieldError(field, 'tasks.rate_record_missing')
  return id
}

async function personId(company: CompanyScope, named: Named) {
  const id = idOf('userId', named)
  await assertPeopleOf(company, [id], 'userId')
  return id
}
