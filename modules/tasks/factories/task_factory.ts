import { inTx } from '#core/database/in_tx'
import type { CompanyScope, Role } from '#core/http/caller'
import { Company } from '#modules/auth/public'
import { addProject } from '#modules/tasks/actions/save_project'
import { addTask } from '#modules/tasks/actions/save_task'

interface Maker {
  id: string
  companyId: string | null
  role: Role
}

/** A task made by a user of a company, like `POST /api/tasks` makes it. */
export async function makeTask(
  { user }: { user: Maker },
  input: Partial<Parameters<typeof addTask>[1]> = {}
) {
  const company = await scopeOf(user)
  const viewer = { company, caller: { userId: user.id, role: user.role } }
  return inTx(() => addTask(viewer, { title: 'Write the offer', ...input }))
}

/** A project of a user's company, like `POST /api/projects` makes it. */
export async function makeProject(
  { user }: { user: Maker },
  input: Partial<Parameters<typeof addProject>[1]> = {}
) {
  const company = await scopeOf(user)
  return inTx(() => addProject(company, { name: 'New web shop', ...input }))
}

async function scopeOf({ companyId }: Maker): Promise<CompanyScope> {
  const { id, language, currency, timeZone } = await Company.findOrFail(companyId)
  return { id, status: 'active', language, currency, timeZone }
}
