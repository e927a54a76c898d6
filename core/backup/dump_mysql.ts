import { createWriteStream } from 'node:fs'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartRefused } from '#core/start/start_refused'
import { syncToDisk } from './copy_file.js'
import { askMysql, assertFinished, findProgram, startOnDatabase, tablesOf } from './mysql_tools.js'

/** One moment for all tables, one statement for each row, and nothing that drops a table when it is read again. */
const OPTIONS = [
  '--single-transaction',
  '--quick',
  '--hex-blob',
  '--no-tablespaces',
  '--no-autocommit',
  '--skip-add-drop-table',
  '--skip-add-locks',
  '--skip-extended-insert',
  '--skip-dump-date',
]

/** Characters at the beginning of a line that say what it is; table names have at most 64. */
const TELLING = 100

/**
 * Dumps the database of MariaDB or MySQL at one moment while servers write to it. Nothing but `mariadb-dump` or
 * `mysqldump` is needed, and the rights to read.
 * @returns rows of each table in the dump and the newest migration
 * @throws StartRefused when no such program is there, or the dump is not complete
 */
export async function dumpMysql(address: string, target: string) {
  const program = findProgram(['mariadb-dump', 'mysqldump'])
  const tables = await tablesOf(address)
  const rows = new Map(tables.map((table) => [table, 0]))
  let lastLine = ''
  const lines = new LineWatch((line) => {
    if (line) lastLine = line
    const table = /^INSERT INTO `([^`]+)`/.exec(line)?.[1]
    if (table) rows.set(table, (rows.get(table) ?? 0) + 1)
  })

  const child = startOnDatabase(program, OPTIONS, { address, folder: dirname(target) })
  await Promise.all([
    assertFinished(program, child),
    pipeline(child.stdout, lines, createWriteStream(target, { flags: 'wx', mode: 0o600 })),
  ])
  if (!lastLine.startsWith('-- Dump completed')) {
    throw new StartRefused(`${program} ended before the dump was complete.`)
  }
  await syncToDisk(target)
  return { rows: Object.fromEntries(rows), migration: await newestMigration(address) }
}

/** Passes everything on and reports the beginning of each line. */
class LineWatch extends Transform {
  #head = ''

  constructor(readonly note: (head: string) => void) {
    super()
  }

  override _transform(
    chunk: Buffer,
    _: BufferEncoding,
    done: (error: null, chunk: Buffer) => void
  ) {
    for (let at = 0; at < chunk.length; ) {
      const found = chunk.indexOf('\n', at)
      const end = found < 0 ? chunk.length : found
      const room = TELLING - this.#head.length
      if (room > 0) this.#head += chunk.toString('latin1', at, Math.min(end, at + room))
      if (found >= 0) this.#tell()
      at = end + 1
    }
    done(null, chunk)
  }

  override _flush(done: () => void) {
    this.#tell()
    done()
  }

  #tell() {
    this.note(this.#head)
    this.#head = ''
  }
}

const newestMigration = (address: string) =>
  askMysql(address, async (ask) => {
    const [newest] = await ask<{ name: string }>(
      'select name from adonis_schema order by id desc limit 1'
    )
    return newest?.name ?? ''
  })
