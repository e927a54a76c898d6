import { Happening } from '#core/happenings/happening'
import type { Project } from '#modules/tasks/models/project'

/** A project is about to be deleted. Modules whose records belong to it object with a 409. */
export const projectDeletion = new Happening<[project: Pick<Project, 'companyId' | 'id'>]>()
