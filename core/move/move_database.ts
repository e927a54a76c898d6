import { readFigures, readSqliteFigures } from '#core/backup/figures'
import type { Figures } from '#core/backup/manifest'
import { type Place, verifyDocuments } from '#core/backup/verify_documents'
import { sqliteFile } from '#core/database/sqlite_connection'
import { UNFINISHED_MOVE } from '#core/database/unfinished_move'
import { takeWriterLock } from '#core/database/writer_lock'
import { StartRefused } from '#core/start/start_refused'
import { copyTable } from './copy_table.js'
import { differencesOf, differencesOfFigures } from './differences.js'
import { MoveRefused } from './move_refused.js'
import { prepareTarget } from './prepare_target.js'
import { RowFigures, type TableFigures } from './row_figures.js'
import { Source, type Table } from './source.js'
import { Target } from './target.js'
import { refusalOf } from './target_failure.js'

export type MoveStep = 'prepare' | 'copy' | 'compare' | 'verify'

/** Rows of a step so far, of how many. */
export interface Progress {
  step: MoveStep
  table?: string
  rows?: number
  of?: number
}

export interface Moved {
  /** Figures of the source, which are those of the target unless there are differences. */
  tables: Record<string, TableFigures>
  figures: Figures
  /** A sentence each. */
  differences: string[]
  /** The complaints of `documents:verify` on the target. */
  faults: string[]
}

/**
 * Copies the SQLite database of a stopped installation into an empty MariaDB or MySQL and compares both. The source is
 * only read. The target is marked as unfinished, and no server starts on it, until both have proved to be the same.
 * @param place the installation, with the target as its database
 * @throws MoveRefused when a server runs, the source is damaged or the target cannot take it
 */
export async function moveDatabase(
  place: Place & { databaseUrl: string },
  onProgress: (progress: Progress) => void
): Promise<Moved> {
  const release = holdFolder(place.dataFolder)
  const source = new Source(sqliteFile(place.dataFolder))
  try {
    const target = await Target.open(place.databaseUrl)
    try {
      return await move({ source, target, place, onProgress })
    } finally {
      await target.close()
    }
  } finally {
    source.close()
    release()
  }
}

function holdFolder(folder: string) {
  try {
    return takeWriterLock(folder)
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    throw new MoveRefused('server_runs', error.message)
  }
}

interface Parts {
  source: Source
  target: Target
  place: Place
  onProgress: (progress: Progress) => void
}

async function move({ source, target, place, onProgress }: Parts): Promise<Moved> {
  onProgress({ step: 'prepare' })
  source.assertSound()
  const tables = source.tables()
  await prepareTarget(target, { tables, place })

  const copied = await copyAll({ source, target, tables, onProgress })
  const differences = await compareAll({ target, tables, copied, onProgress })
  const figures = await readSqliteFigures(source.file)
  differences.push(...differencesOfFigures(figures, await readFigures(place)))
  if (differences.length > 0) return { tables: copied, figures, differences, faults: [] }

  await target.run(`drop table ${UNFINISHED_MOVE}`)
  onProgress({ step: 'verify' })
  return { tables: copied, figures, differences, faults: await verifyDocuments(place) }
}

async function copyAll({
  source,
  target,
  tables,
  onProgress,
}: Omit<Parts, 'place'> & { tables: Table[] }) {
  const of = rowsIn(tables)
  const copied: Record<string, TableFigures> = {}
  let done = 0
  for (const table of tables) {
    const onRows = (rows: number) =>
      onProgress({ step: 'copy', table: table.name, rows: done + rows, of })
    copied[table.name] = await copyTable(source, target, { table, onRows })
    done += table.rows
  }
  return copied
}

interface Comparison {
  target: Target
  tables: Table[]
  copied: Record<string, TableFigures>
  onProgress: Parts['onProgress']
}

/** Reads every row of the target again. */
async function compareAll({ target, tables, copied, onProgress }: Comparison) {
  const of = rowsIn(tables)
  const differences: string[] = []
  let done = 0
  for (const table of tables) {
    onProgress({ step: 'compare', table: table.name, rows: done, of })
    const expected = copied[table.name]
    if (expected)
      differences.push(...differencesOf(table.name, expected, await readTable(target, table)))
    done += table.rows
  }
  return differences
}

async function readTable(target: Target, table: Table) {
  const figures = new RowFigures(table.columns)
  try {
    for await (const values of target.rowsOf(table)) figures.add(values)
  } catch (error) {
    throw refusalOf(error, table.name)
  }
  return figures.result()
}

const rowsIn = (tables: Table[]) => tables.reduce((sum, { rows }) => sum + rows, 0)
