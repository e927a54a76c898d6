import type { Instant } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { newId } from '#core/ids'
import type { Break } from '#modules/tasks/breaks'

interface Entry {
  companyId: string
  id: string
}

const OF_ENTRY = `
  select started_at, ended_at from time_breaks where company_id = ? and entry_id = ? order by started_at`
const FORGET = 'delete from time_breaks where company_id = ? and entry_id = ?'

/** The breaks of an entry, in order. */
export async function readBreaks({ companyId, id }: Entry): Promise<Break[]> {
  const rows = await readRows<{ started_at: Instant; ended_at: Instant | null }>(OF_ENTRY, [
    companyId,
    id,
  ])
  return rows.map((row) => ({
    startedAt: Number(row.started_at),
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
  }))
}

/** Replaces the breaks of an entry. Only inside inTx, after `lockTimeOf`. */
export async function replaceBreaks(
  { companyId, id }: Entry,
  { before, after }: { before: readonly Break[]; after: readonly Break[] }
) {
  // On MariaDB a delete without a match locks a gap and blocks inserts of others.
  if (before.length) await changeRows(FORGET, [companyId, id])
  await insertRows(
    'time_breaks',
    after.map(({ startedAt, endedAt }) => ({
      company_id: companyId,
      id: newId(),
      entry_id: id,
      started_at: startedAt,
      ended_at: endedAt,
      open_entry_id: endedAt === null ? id : null,
    }))
  )
}
