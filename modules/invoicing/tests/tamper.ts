import { addDays } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx, reader } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

type Value = string | number | bigint | Buffer | null

const isSqlite = () => reader().dialect.name === 'better-sqlite3'

/** The stored columns of a table with their types, without computed ones. */
export async function columnsOf(table: string): Promise<Map<string, string>> {
  const rows = await readRows<{ name: string; type: string }>(
    isSqlite()
      ? 'select name, type from pragma_table_info(?)'
      : "select column_name as name, data_type as type from information_schema.columns where table_schema = database() and table_name = ? and coalesce(generation_expression, '') = ''",
    [table]
  )
  return new Map(rows.map(({ name, type }) => [name, type.toLowerCase()]))
}

/** The rows of a company in a table, by the ids of their documents. */
export const rowsOf = (
  table: string,
  company: CompanyReference
): Promise<Record<string, Value>[]> =>
  reader().from(table).where('company_id', company.id).orderBy('id')

class TakenBack extends Error {}

/**
 * Changes one value of a row behind the application's back, past all keys and checks, and restores it.
 * @param look runs while the value is changed
 */
export async function tampered<Seen>(
  { table, id, column, value }: { table: string; id: string; column: string; value: Value },
  look: () => Promise<Seen>
): Promise<Seen> {
  const [off, on] = isSqlite()
    ? [
        ['pragma defer_foreign_keys = on', 'pragma ignore_check_constraints = on'],
        ['pragma ignore_check_constraints = off'],
      ]
    : [
        ['set foreign_key_checks = 0', 'set check_constraint_checks = 0'],
        ['set foreign_key_checks = 1', 'set check_constraint_checks = 1'],
      ]
  let seen: Seen | undefined
  try {
    await inTx(async () => {
      for (const sql of off) await changeRows(sql, [])
      try {
        const bound = typeof value === 'bigint' ? String(value) : value
        await changeRows(`update ${table} set ${column} = ? where id = ?`, [bound, id])
        seen = await look()
      } finally {
        for (const sql of on) await changeRows(sql, [])
      }
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return seen as Seen
}

/** Another value of the same kind that fits a column of this type. */
export function otherThan(value: Value, type: string): Value {
  const isNumber = /int|real|decimal|double/.test(type)
  if (value === null) return isNumber ? 1 : /blob|binary/.test(type) ? Buffer.from('q') : '{"q":1}'
  if (Buffer.isBuffer(value)) return Buffer.concat([value, Buffer.from('q')])
  if (isNumber) return type === 'tinyint' ? 1 - Number(value) : BigInt(value as string) + 1n
  const text = String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return addDays(text, 1)
  if (text.startsWith('{')) return text === '{}' ? '{"q":1}' : `{"q":1,${text.slice(1)}`
  if (text.startsWith('[')) return text === '[]' ? '[1]' : `[1,${text.slice(1)}`
  return text === '' ? 'q' : `${text.startsWith('q') ? 'w' : 'q'}${text.slice(1)}`
}
