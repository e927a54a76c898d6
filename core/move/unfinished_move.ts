import type { Database } from '@adonisjs/lucid/database'
import { StartRefused } from '#core/start/start_refused'

/** A table of MariaDB or MySQL that is there while `db:move` fills the others, and stays when it is interrupted. */
export const UNFINISHED_MOVE = 'unfinished_move'

/** @throws StartRefused when the database holds only a part of what is moved into it */
export async function assertNoUnfinishedMove(db: Database) {
  const [rows] = await db
    .connection('writer')
    .rawQuery(
      'select 1 from information_schema.tables where table_schema = database() and table_name = ?',
      [UNFINISHED_MOVE]
    )
  if (rows.length === 0) return
  throw new StartRefused(
    'the database of DATABASE_URL holds an unfinished move; run "node ace db:move" again without DATABASE_URL, or use another database.'
  )
}
