import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { MigrationListNode } from '@adonisjs/lucid/types/migrator'

/** Migrations that moved with their table to another module: the old name, which databases hold, and the new one. */
const MOVED: Record<string, string> = {
  'modules/payments/migrations/1796400000001_create_credit_refunds_table':
    'modules/invoicing/migrations/1796400000017_create_credit_refunds_table',
}

/**
 * Writes down moved migrations under their new names. The tables stay as they are.
 * @returns whether any was written down under its old name
 */
export async function followMoves(writer: QueryClientContract, written: MigrationListNode[]) {
  const moved = written.filter(({ name, status }) => status === 'corrupt' && MOVED[name])
  for (const { name } of moved) {
    await writer.from('adonis_schema').where({ name }).update({ name: MOVED[name] })
  }
  return moved.length > 0
}
