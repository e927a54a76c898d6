import type { Project } from '#modules/tasks/models/project'

/** @throws 409 when a record of the module belongs to a project */
type AssertUnused = (project: Pick<Project, 'companyId' | 'id'>) => Promise<void>

const uses: AssertUnused[] = []

/** A later module whose records belong to projects registers it in its subscriptions. */
export function registerProjectUse(assert: AssertUnused) {
  uses.push(assert)
}

/** A project with records of other modules is not deleted. Only inside inTx. @throws as AssertUnused */
export async function assertProjectUnused(project: Pick<Project, 'companyId' | 'id'>) {
  for (const assert of uses) await assert(project)
}
