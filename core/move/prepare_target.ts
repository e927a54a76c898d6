import { type Place, verifyDocuments } from '#core/backup/verify_documents'
import { MoveRefused } from './move_refused.js'
import { WRITTEN_DOWN } from './source.js'
import type { Target } from './target.js'
import { UNFINISHED_MOVE } from './unfinished_move.js'

/** Tables in which migrations leave rows. */
const FILLED_BY_MIGRATIONS = ['reference_rate_fetches']

/**
 * Makes Kontor's tables in the target, empty and marked as unfinished. Rows of an interrupted move are removed.
 * @throws MoveRefused when the target holds anything else or the tables cannot be made
 */
export async function prepareTarget(target: Target, place: Place) {
  const present = await target.tables()
  if (present.includes(UNFINISHED_MOVE)) await target.removeUnfinished()
  else await assertEmpty(target, present)
  await makeTables(place)
  await target.run(`create table ${UNFINISHED_MOVE} (id int primary key)`)
  for (const table of FILLED_BY_MIGRATIONS) await target.run(`delete from \`${table}\``)
}

async function assertEmpty(target: Target, present: string[]) {
  const allowed = [...FILLED_BY_MIGRATIONS, ...WRITTEN_DOWN]
  for (const table of present.filter((name) => !allowed.includes(name))) {
    if (!(await target.hasRows(table))) continue
    throw new MoveRefused(
      'target_not_empty',
      `the database of --to is not empty (${table} has rows); name an empty one.`
    )
  }
}

/** Kontor itself makes them, as at its first start on that database. */
async function makeTables(place: Place) {
  const faults = await verifyDocuments(place)
  if (faults.length === 0) return
  throw new MoveRefused(
    'target_not_prepared',
    `the tables cannot be made in the target: ${faults.join(' ').replaceAll('[ error ] ', '')}`
  )
}
