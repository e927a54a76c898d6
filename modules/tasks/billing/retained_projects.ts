import type { Instant } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import { FieldError } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** A project whose time a retainer covers. */
export interface RetainedProject {
  id: string
  name: string
}

const OF_RETAINER = `
  select id, name from projects where company_id = ? and retainer_id = ? order by folded_name, id`

/** The projects that a retainer covers, by name. @param retainerId of its recurring invoice */
export const retainedProjects = (company: CompanyReference, retainerId: string) =>
  readRows<RetainedProject>(OF_RETAINER, [company.id, retainerId])

const COVER = `
  update projects set retainer_id = ?, retained_from = ?, retained_before = null, version = version + 1
  where company_id = ? and id = ? and client_id = ? and (retainer_id is null or retainer_id = ?)`
const COVERED = `
  select id from projects
  where company_id = ? and retainer_id = ? and retained_from = ? and retained_before is null`
const UNCOVER = `
  update projects set retainer_id = null, retained_from = null, retained_before = null, version = version + 1
  where company_id = ? and id = ?`

export interface Cover {
  clientId: string
  projectIds: readonly string[]
  /** Time that began earlier is billed as usual. */
  from: Instant
}

/**
 * Lets a retainer cover exactly these projects; null covers none any more. Only inside inTx.
 * @throws 422 at `retainer.projectIds` for a project that is not this client's, or that another retainer covers
 */
export async function retainProjects(
  company: CompanyReference,
  retainerId: string,
  cover: Cover | null
) {
  const wanted = new Set(cover?.projectIds)
  for (const { id } of await retainedProjects(company, retainerId)) {
    if (wanted.has(id)) continue
    await changeRows(UNCOVER, [company.id, id])
    publish(company.id, { kind: 'project', id, audience: 'staff' })
  }
  if (cover === null) return
  const covered = await readRows<{ id: string }>(COVERED, [company.id, retainerId, cover.from])
  const unchanged = new Set(covered.map(({ id }) => id))
  for (const id of wanted) {
    if (unchanged.has(id)) continue
    const values = [retainerId, cover.from, company.id, id, cover.clientId, retainerId]
    if ((await changeRows(COVER, values)) === 0) {
      throw new FieldError('retainer.projectIds', 'tasks.project_not_retainable')
    }
    publish(company.id, { kind: 'project', id, audience: 'staff' })
  }
}

const END = `
  update projects set retained_before = ?, version = version + 1
  where company_id = ? and retainer_id = ?`

/** Time that begins at this instant or later is billed as usual. Only inside inTx. */
export const endRetaining = (company: CompanyReference, retainerId: string, before: Instant) =>
  changeRows(END, [before, company.id, retainerId])
