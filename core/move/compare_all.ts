import { readFigures, readSqliteFigures } from '#core/backup/figures'
import type { Figures } from '#core/backup/manifest'
import type { Place } from '#core/backup/verify_documents'
import { differencesOf, differencesOfFigures } from './differences.js'
import type { OnProgress } from './progress.js'
import { RowFigures, type StoredValue, type TableFigures } from './row_figures.js'
import { rowsIn, type Source, type Table } from './source.js'
import type { Target } from './target.js'
import { refusalOf } from './target_failure.js'

/** The result of a comparison. */
export interface Compared {
  /** Of the source, and of the target too unless there are differences. */
  tables: Record<string, TableFigures>
  figures: Figures
  /** A sentence each. */
  differences: string[]
}

interface Wishes {
  source: Source
  target: Target
  tables: Table[]
  place: Place
  /** Figures of tables that were written down while the source was read; the others are read again. */
  copied?: Record<string, TableFigures>
  /** Figures of tables that were found the same and have not changed since: they are not read again. */
  proved?: Record<string, TableFigures>
  tell: OnProgress
}

/**
 * Reads every row of the target again, except of tables that are proved, and lets both databases add up sums by currency
 * and audit chains.
 */
export async function compareAll(wishes: Wishes): Promise<Compared> {
  const { source, target, tables, place, copied = {}, proved = {}, tell } = wishes
  const of = rowsIn(tables)
  const compared: Compared['tables'] = {}
  const differences: string[] = []
  let done = 0
  for (const table of tables) {
    tell({ step: 'compare', table: table.name, rows: done, of })
    const same = proved[table.name]
    const expected = same ?? copied[table.name] ?? figuresOf(table, source.rowsOf(table))
    if (!same)
      differences.push(...differencesOf(table.name, expected, await readTable(target, table)))
    compared[table.name] = expected
    done += table.rows
  }
  const figures = await readSqliteFigures(source.file)
  differences.push(...differencesOfFigures(figures, await readFigures(place)))
  return { tables: compared, figures, differences }
}

function figuresOf(table: Table, rows: Iterable<StoredValue[]>) {
  const figures = new RowFigures(table.columns)
  for (const values of rows) figures.add(values)
  return figures.result()
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
