import { copyTable } from './copy_table.js'
import type { OnProgress } from './progress.js'
import type { StoredValue } from './row_figures.js'
import type { Source, Table } from './source.js'
import type { Target } from './target.js'
import { refusalOf } from './target_failure.js'

/** Rows that one statement removes. */
const GONE_AT_ONCE = 500

/**
 * Brings a target that holds an earlier copy up to date.
 * @param source opened beside that copy
 * @returns the number of rows that were written or removed, by table
 */
export async function applyChanges(
  source: Source,
  target: Target,
  { tables, tell }: { tables: Table[]; tell: OnProgress }
) {
  const changed: Record<string, number> = {}
  for (const table of tables) {
    tell({ step: 'change', table: table.name })
    const gone = await removeGone(source, target, table)
    const { rows } = await copyTable(target, {
      table,
      rows: source.changedRows(table),
      verb: 'replace',
      onRows: () => undefined,
    })
    changed[table.name] = gone + rows
  }
  return changed
}

async function removeGone(source: Source, target: Target, table: Table) {
  const gone = [...source.goneKeys(table)]
  const key = table.key.map((column) => `\`${column}\``).join(', ')
  const literalOf = (values: StoredValue[]) =>
    `(${values.map((value) => target.connection.escape(String(value))).join(', ')})`
  try {
    for (let start = 0; start < gone.length; start += GONE_AT_ONCE) {
      const keys = gone.slice(start, start + GONE_AT_ONCE).map(literalOf)
      await target.run(`delete from \`${table.name}\` where (${key}) in (${keys.join(', ')})`)
    }
  } catch (error) {
    throw refusalOf(error, table.name)
  }
  return gone.length
}
