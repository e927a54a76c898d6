import Database from 'better-sqlite3'
import { makePrivateFile } from '#core/files/private_files'
import { StartRefused } from '#core/start/start_refused'
import { syncToDisk } from './copy_file.js'

/** All that is left, so that one step copies everything. */
const ALL_PAGES = 0x7fffffff

/**
 * Copies the database at one moment, also while a server writes to it: the copy is read in one transaction of a
 * connection of its own, which holds up no writer (https://www.sqlite.org/backup.html). The copy holds nothing that
 * was deleted and is one file without logs.
 * @returns rows of each table at that moment and the newest migration
 * @throws StartRefused when the copy is not sound
 */
export async function copySqlite(source: string, target: string) {
  const live = new Database(source, { readonly: true })
  let rows: Record<string, number>
  try {
    live.exec('BEGIN')
    rows = countRows(live)
    makePrivateFile(target)
    await live.backup(target, { progress: () => ALL_PAGES })
  } finally {
    live.close()
  }
  tidy(target)
  assertSound(target, rows)
  await syncToDisk(target)
  return { rows, migration: newestMigration(target) }
}

/**
 * Makes sure that a copy is a whole database with these rows.
 * @throws StartRefused that names the first fault
 */
export function assertSound(file: string, rows: Record<string, number>) {
  const copy = new Database(file, { readonly: true })
  try {
    const [fault] = copy.prepare('pragma integrity_check').pluck().all()
    if (fault !== 'ok') throw new StartRefused(`the copied database is damaged: ${fault}.`)
    const [orphan] = copy.prepare<[], { table: string }>('pragma foreign_key_check').all()
    if (orphan) {
      throw new StartRefused(
        `the copied database is damaged: ${orphan.table} points to a missing row.`
      )
    }
    assertRows(countRows(copy), rows)
  } finally {
    copy.close()
  }
}

/** @throws StartRefused that names the first table with another number of rows */
export function assertRows(counted: Record<string, number>, rows: Record<string, number>) {
  for (const table of new Set([...Object.keys(rows), ...Object.keys(counted)])) {
    if (counted[table] === rows[table]) continue
    throw new StartRefused(
      `the copied database has ${counted[table] ?? 'no'} rows in ${table} instead of ${rows[table] ?? 'none'}.`
    )
  }
}

/** Free pages still hold what was deleted, such as an erased person: they stay out of the copy. */
function tidy(file: string) {
  const copy = new Database(file)
  try {
    copy.pragma('journal_mode = delete')
    copy.exec('VACUUM')
  } finally {
    copy.close()
  }
}

function countRows(database: Database.Database) {
  const tables = database
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name"
    )
    .pluck()
    .all()
  const count = (table: string) =>
    database.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0
  return Object.fromEntries(tables.map((table) => [table, count(table)]))
}

function newestMigration(file: string) {
  const copy = new Database(file, { readonly: true })
  try {
    const newest = copy.prepare<[], string>(
      'select name from adonis_schema order by id desc limit 1'
    )
    return newest.pluck().get() ?? ''
  } finally {
    copy.close()
  }
}
