import db from '@adonisjs/lucid/services/db'
import { isExported } from './exported_tables.js'

export interface ExportedColumn {
  name: string
  kind: 'number' | 'day' | 'instant' | 'text'
}

/** The columns of a table that an export contains, in the order of the table. */
export async function columnsOf(table: string): Promise<ExportedColumn[]> {
  const info = await db.connection('reader').columnsInfo(table)
  return Object.entries(info)
    .filter(([name]) => isExported(table, name))
    .map(([name, { type }]) => ({ name, kind: kindOf(name, type) }))
}

function kindOf(name: string, type: string): ExportedColumn['kind'] {
  if (name.endsWith('_at')) return 'instant'
  if (name.endsWith('_on')) return 'day'
  return /int|bool/i.test(type) ? 'number' : 'text'
}
