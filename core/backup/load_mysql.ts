import { pipeline } from 'node:stream/promises'
import { StartRefused } from '#core/start/start_refused'
import { assertRows } from './copy_sqlite.js'
import { askMysql, assertFinished, findProgram, startOnDatabase, tablesOf } from './mysql_tools.js'

/** @throws StartRefused when the database has tables already */
export async function assertEmptyMysql(address: string) {
  const [table] = await tablesOf(address)
  if (table === undefined) return
  throw new StartRefused(
    `the database ${nameOf(address)} is not empty (it has ${table}); a backup is restored into an empty one only.`
  )
}

/**
 * Reads a dump into an empty database and counts what arrived.
 * @param folder where a file for the password may lie
 * @throws StartRefused when it fails or a row is missing
 */
export async function loadMysql(
  dump: AsyncIterable<Buffer>,
  { address, folder, rows }: { address: string; folder: string; rows: Record<string, number> }
) {
  const program = findProgram(['mariadb', 'mysql'])
  const child = startOnDatabase(program, [], { address, folder })
  // A program that gives up closes its end first: what it says is the reason then.
  const reading = pipeline(dump, child.stdin).catch((error: unknown) => error)
  await assertFinished(program, child)
  const failure = await reading
  if (failure instanceof StartRefused) throw failure
  assertRows(await countRows(address), rows)
  await analyze(address)
}

/** Removes the tables of a database that a backup was restored into for a check. */
export async function emptyMysql(address: string) {
  const tables = await tablesOf(address)
  await askMysql(address, async (ask) => {
    await ask('set foreign_key_checks = 0')
    for (const table of tables) await ask(`drop table \`${table}\``)
  })
}

/** Counts the values of the indexes: until then, statements are planned for the empty tables of before. */
async function analyze(address: string) {
  const tables = await tablesOf(address)
  await askMysql(address, (ask) => ask(`analyze table \`${tables.join('`, `')}\``))
}

async function countRows(address: string) {
  const tables = await tablesOf(address)
  return askMysql(address, async (ask) => {
    const rows: Record<string, number> = {}
    for (const table of tables) {
      const [row] = await ask<{ rows: number }>(`select count(*) as \`rows\` from \`${table}\``)
      rows[table] = Number(row?.rows)
    }
    return rows
  })
}

const nameOf = (address: string) => new URL(address).pathname.slice(1)
