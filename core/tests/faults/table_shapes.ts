import { isColumn, partsOf } from '#core/database/rebuild_table'
import { askDatabase } from './ask_database.js'

/** The columns of a table in their order, and its keys, links, checks, indexes and options in any order. */
interface TableShape {
  columns: string[]
  rules: string[]
}

/** The shapes of all tables, to compare two databases of the same kind. */
export async function tableShapes(settings: Record<string, string>) {
  return settings.DATABASE_URL ? await shapesOfMysql(settings) : await shapesOfSqlite(settings)
}

async function shapesOfSqlite(settings: Record<string, string>) {
  const shapes: Record<string, TableShape> = {}
  const rows = await askDatabase(
    settings,
    "select type, tbl_name as name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by type desc"
  )
  for (const { type, name, sql } of rows) {
    const text = withoutLayout(String(sql))
    if (type === 'table') {
      const parts = partsOf(text)
      const options = text.slice(text.lastIndexOf(')'))
      shapes[String(name)] = {
        columns: parts.filter(isColumn),
        rules: [...parts.filter((part) => !isColumn(part)), options],
      }
    } else shapes[String(name)]?.rules.push(text)
  }
  return sorted(shapes)
}

/** Names in quotes or not, in any case, with blanks anywhere: SQLite keeps a statement as it was written. */
const withoutLayout = (sql: string) =>
  sql
    .replace(/[`"]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([(),])\s*/g, '$1')
    .toLowerCase()

async function shapesOfMysql(settings: Record<string, string>) {
  const shapes: Record<string, TableShape> = {}
  for (const row of await askDatabase(settings, 'show tables')) {
    const name = String(Object.values(row)[0])
    const [table] = await askDatabase(settings, `show create table \`${name}\``)
    const [, ...lines] = String(table?.['Create Table'])
      .replace(/ AUTO_INCREMENT=\d+/, '')
      .split(/,?\n\s*/)
    shapes[name] = {
      columns: lines.filter((line) => line.startsWith('`')),
      rules: lines.filter((line) => !line.startsWith('`')),
    }
  }
  return sorted(shapes)
}

const sorted = (shapes: Record<string, TableShape>) =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, { columns, rules }]) => [
      name,
      { columns, rules: rules.sort() },
    ])
  )
