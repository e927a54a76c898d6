import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Columns } from './columns.js'
import { additionsOf, statementsOf, type TableChange, uniqueName } from './table_statements.js'

/**
 * Changes a table of MariaDB or MySQL by one ALTER TABLE, which happens wholly or not at all. These
 * databases cannot roll it back with the transaction: when a server dies between the change and writing it
 * down, the next start finds the new columns there and goes on.
 */
export async function alterTable(client: QueryClientContract, name: string, change: TableChange) {
  const additions = additionsOf(
    name,
    statementsOf(client, (schema) =>
      schema.alterTable(name, (table) => change.add?.(new Columns(table, 'mysql')))
    )
  )
  const moved = change.moveReference
  const added = [...addedColumns(additions), ...(moved ? [moved.to] : [])]
  if (await hasColumns(client, name, added)) return

  const drops = [
    ...(change.dropChecks ?? []).map((check) => `drop constraint \`${check}\``),
    ...(change.dropUniques ?? []).map((columns) => `drop index \`${uniqueName(name, columns)}\``),
    ...(await dropsOf(client, name, change.dropReferences ?? [])),
    ...(change.dropColumns ?? []).map((column) => `drop column \`${column}\``),
    ...(moved ? movesOf(name, moved) : []),
  ]
  await client.rawQuery(`alter table \`${name}\` ${[...drops, ...additions].join(', ')}`)
}

/** Statements that remove references: their foreign keys, every index they are part of, and the columns. */
async function dropsOf(client: QueryClientContract, name: string, columns: string[]) {
  if (columns.length === 0) return []
  const [indexes]: [{ name: string }[]] = await client.rawQuery(
    `select distinct index_name as name from information_schema.statistics
     where table_schema = database() and table_name = ? and column_name in (?)`,
    [name, columns]
  )
  return [
    ...columns.map((column) => `drop foreign key \`${name}_company_id_${column}_foreign\``),
    ...indexes.map((index) => `drop index \`${index.name}\``),
    ...columns.map((column) => `drop column \`${column}\``),
  ]
}

/** Statements that rename a column and let it point to another table; indexes follow the name. */
const movesOf = (name: string, { column, to, table }: Required<TableChange>['moveReference']) => [
  `drop foreign key \`${name}_${column}_foreign\``,
  `rename column \`${column}\` to \`${to}\``,
  `add constraint \`${name}_${to}_foreign\` foreign key (\`${to}\`) references \`${table}\` (\`id\`)`,
]

const addedColumns = (additions: string[]) =>
  additions.flatMap((sql) =>
    [...sql.matchAll(/(?:^|, )add `(\w+)`/g)].flatMap(([, column]) => column ?? [])
  )

/** Whether one of the new columns is there already. */
async function hasColumns(client: QueryClientContract, name: string, added: string[]) {
  if (added.length === 0) return false
  const [rows]: [{ name: string }[]] = await client.rawQuery(
    `select column_name as name from information_schema.columns
     where table_schema = database() and table_name = ?`,
    [name]
  )
  return rows.some((column) => added.includes(column.name))
}
