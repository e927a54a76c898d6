import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Columns } from './columns.js'
import { strict } from './table_dialects.js'
import { statementsOf, type TableChange, uniqueName } from './table_statements.js'

/**
 * Changes a SQLite table as its manual describes (lang_altertable.html, section 7): a new table is created and filled,
 * the old one dropped, the new one renamed, the indexes recreated and all foreign keys checked. SQLite applies a change
 * of `foreign_keys` outside transactions only, so it is off already (open_database.ts). Everything happens in the
 * transaction of the migration: a crash leaves the old table.
 */
export async function rebuildTable(client: QueryClientContract, name: string, change: TableChange) {
  const [{ foreign_keys: isChecking }] = await client.rawQuery('pragma foreign_keys')
  if (isChecking) throw new Error(`${name} cannot be changed while foreign keys are on.`)

  const present = await describe(client, name)
  const [create, ...indexes] = statementsOf(client, (schema) =>
    schema.createTable(name, (table) => change.add?.(new Columns(table, 'sqlite')))
  )
  const added = partsOf(create)
  const gone = [...(change.dropReferences ?? []), ...(change.dropColumns ?? [])].map(
    (column) => `\`${column}\``
  )
  const isKept = (sql: string) => !gone.some((column) => sql.includes(column))
  const moved = (sql: string) => moveIn(sql, change.moveReference)
  const kept = withoutChecks(
    partsOf(present.create).filter(isKept).map(moved),
    change.dropChecks ?? []
  )
  const parts = [
    ...kept.filter(isColumn),
    ...added.filter(isColumn),
    ...kept.filter((part) => !isColumn(part)),
    ...added.filter((part) => !isColumn(part)),
  ]
  const columns = present.columns
    .map((column) => `\`${column}\``)
    .filter(isKept)
    .join(', ')
  const temporary = `${name}_rebuilt`
  const dropped = (change.dropUniques ?? []).map((unique) => uniqueName(name, unique))

  await client.rawQuery(strict(`create table \`${temporary}\` (${parts.join(', ')})`))
  await client.rawQuery(
    `insert into \`${temporary}\` (${moved(columns)}) select ${columns} from \`${name}\``
  )
  await client.rawQuery(`drop table \`${name}\``)
  await client.rawQuery(`alter table \`${temporary}\` rename to \`${name}\``)
  for (const index of present.indexes) {
    if (isKept(index.sql) && !dropped.includes(index.name)) await client.rawQuery(moved(index.sql))
  }
  for (const index of indexes) await client.rawQuery(index)
  const broken = await client.rawQuery('pragma foreign_key_check')
  if (broken.length > 0) throw new Error(`Changing ${name} would break ${broken.length} links.`)
}

/** A definition with the moved column under its new name and pointing to its new table. */
function moveIn(sql: string, move: TableChange['moveReference']) {
  if (!move) return sql
  const { column, to, table } = move
  const link = new RegExp(`(foreign key\\s*\\(\`${column}\`\\)\\s*references )\`\\w+\``, 'i')
  return sql.replace(link, `$1\`${table}\``).replaceAll(`\`${column}\``, `\`${to}\``)
}

async function describe(client: QueryClientContract, name: string) {
  const [{ sql: create }] = await client.rawQuery(
    "select sql from sqlite_master where type = 'table' and name = ?",
    [name]
  )
  const indexes: { name: string; sql: string }[] = await client.rawQuery(
    "select name, sql from sqlite_master where type = 'index' and tbl_name = ? and sql is not null",
    [name]
  )
  const columns: { name: string }[] = await client.rawQuery(`pragma table_info(\`${name}\`)`)
  return { create: create as string, indexes, columns: columns.map((column) => column.name) }
}

/** The definitions between the outer brackets of CREATE TABLE, as knex has written them. */
export function partsOf(create: string): string[] {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let part = ''
  for (const sign of create.slice(create.indexOf('(') + 1, create.lastIndexOf(')'))) {
    if (quote) quote = sign === quote ? '' : quote
    else if (/['"`]/.test(sign)) quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0 && !quote) {
      parts.push(part.trim())
      part = ''
    } else part += sign
  }
  return [...parts, part.trim()].filter(Boolean)
}

/** Everything that does not start like a table constraint. */
export const isColumn = (part: string) =>
  !/^(?:constraint|foreign key|primary key|unique|check)\b/i.test(part)

function withoutChecks(parts: string[], checks: string[]) {
  const isDropped = (part: string) =>
    checks.some((check) => part.startsWith(`constraint ${check} check`))
  const kept = parts.filter((part) => !isDropped(part))
  if (parts.length - kept.length !== checks.length) {
    throw new Error(`There is no check ${checks.join(', ')}.`)
  }
  return kept
}
