import type { Database } from '@adonisjs/lucid/database'
import type { Connection, RowDataPacket } from 'mysql2'
import { StartRefused } from '#core/start/start_refused'

/** Creating all tables takes a MariaDB on a slow disk half a minute. */
const LONGEST_WAIT_S = 300

/** Locks are the server's, not the database's: several Kontors may lie beside each other. */
const NAME = `concat('kontor ', sha1(database()))`

/**
 * Does work on the tables of a MariaDB or MySQL while no other process does; others wait for their turn. The lock
 * belongs to one connection, which is kept until the end.
 * @throws StartRefused when another process works for too long
 */
export async function aloneOnTables(db: Database, work: () => Promise<void>) {
  const pool = db.connection('writer').getWriteClient().client
  const connection: Connection = await pool.acquireConnection()
  const ask = async (sql: string) => {
    const [[row]] = await connection.promise().query<RowDataPacket[]>(`select ${sql} as answer`)
    return row?.answer === 1
  }
  try {
    if (!(await ask(`get_lock(${NAME}, ${LONGEST_WAIT_S})`))) {
      throw new StartRefused(
        'another Kontor is still preparing the tables of this database; start again when it has finished.'
      )
    }
    try {
      await work()
    } finally {
      await ask(`release_lock(${NAME})`)
    }
  } finally {
    pool.releaseConnection(connection)
  }
}
