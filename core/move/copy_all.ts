import { copyTable } from './copy_table.js'
import type { OnProgress } from './progress.js'
import type { TableFigures } from './row_figures.js'
import { rowsIn, type Source, type Table } from './source.js'
import type { Target } from './target.js'

/** Copies all tables of the source. @returns their figures by name */
export async function copyAll(
  source: Source,
  target: Target,
  { tables, tell }: { tables: Table[]; tell: OnProgress }
) {
  const of = rowsIn(tables)
  const copied: Record<string, TableFigures> = {}
  let done = 0
  for (const table of tables) {
    const onRows = (rows: number) =>
      tell({ step: 'copy', table: table.name, rows: done + rows, of })
    const rows = source.rowsOf(table)
    copied[table.name] = await copyTable(target, { table, rows, verb: 'insert', onRows })
    done += table.rows
  }
  await target.analyze(tables.map(({ name }) => name))
  return copied
}
