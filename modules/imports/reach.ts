import { forbidden, notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { Import, type ImportKindName } from '#modules/imports/models/import'

type Viewer = Pick<CompanyContext, 'caller' | 'company'>

/** Employees import their own time and nothing else. */
const importsOnlyTimes = ({ caller }: Viewer) => caller.role === 'employee'

/** @throws 403 for an employee who imports anything but time */
export function assertMayImport(viewer: Viewer, kind: ImportKindName) {
  if (importsOnlyTimes(viewer) && kind !== 'times') throw forbidden()
}

/** @throws 404 for an employee when the import is not the employee's own */
export async function assertReachesImport(viewer: Viewer, id: string) {
  if (!importsOnlyTimes(viewer)) return
  const record = await Import.findRead(viewer.company, id)
  if (record.kind !== 'times' || record.userId !== viewer.caller.userId) throw notFound()
}

interface Narrowable {
  where(column: string, value: string): unknown
}

/** Leaves those rows of `imports` that the viewer reaches. */
export function withinImports<Query extends Narrowable>(query: Query, viewer: Viewer): Query {
  if (importsOnlyTimes(viewer)) query.where('user_id', viewer.caller.userId)
  return query
}
