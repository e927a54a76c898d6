import { now } from '#core/clock'
import type { DueWork } from '#core/due_work/due_work'
import { forgetOld } from '#core/due_work/forget_old'

/** How long a link that opens nothing any longer is kept, so that the audit log can still be followed to it. */
const KEPT_FOR = 30 * 86_400_000

type End = 'revoked_at' | 'expires_at'

/** Work that deletes the links of a table some time after their end. @param ends columns with the instant of the end */
export const forgetLinks = (module: string, table: string, ends: readonly End[]): DueWork[] =>
  ends.map((end) =>
    forgetOld(`${module}.forget_${table}_by_${end}`, {
      old: `select ${end} as time from ${table} where ${end} < ? order by ${end}`,
      forget: `delete from ${table} where ${end} <= ?`,
      before: () => now() - KEPT_FOR,
    })
  )
