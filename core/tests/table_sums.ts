import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'

/** Tables that reading, or a refusal, may change: when a session was seen last, tries that were counted. */
const TOUCHED = ['sessions', 'rate_limits']

/** A figure for each table of the server under test that any change of its rows changes. */
export async function tableSums(): Promise<Record<string, string>> {
  const reader = db.connection('reader')
  const sums: Record<string, string> = {}
  for (const table of await reader.getAllTables()) {
    if (TOUCHED.includes(table)) continue
    const rows = (await reader.from(table)).map((row) => JSON.stringify(row, withBigints)).sort()
    sums[table] = createHash('sha256').update(rows.join('\n')).digest('hex')
  }
  return sums
}

const withBigints = (_: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value
