import { changeRows } from '#core/database/change_rows'
import { inTx, writer } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'

/** Rows of one transaction; clusters refuse large ones. */
const PORTION = 500

/** Tables whose rows are few or small and have no id: they go in one step. */
const WITHOUT_ID = new Set([
  'active_timers',
  'task_assignees',
  'comment_mentions',
  'project_members',
  'reminder_settings',
  'mail_settings',
  'invoice_words',
  'exchange_rates',
  'vat_backlog',
  'vat_sums',
  'invoice_sums',
  'merged_documents',
  'number_counters',
  'number_ranges',
  'company_profiles',
  'audit_log',
  'chain_heads',
])

/** Their rows point to each other and to themselves: to the first version, or to the invoice that was cancelled. */
const WITH_LINKS_INSIDE = new Set(['proposals', 'estimates', 'invoices'])

/**
 * Deletes rows of a company in portions, each in its own transaction. A process that dies goes on where it was.
 * @param condition SQL over the table; without it all rows of the company
 * @returns whether there was something to delete
 */
export async function eraseRows(companyId: string, table: string, condition = '1 = 1') {
  if (WITHOUT_ID.has(table)) return eraseAtOnce(companyId, table, condition)
  const rows = await readRows<{ id: string }>(
    `select id from ${table} where company_id = ? and ${condition} order by id desc limit ${PORTION}`,
    [companyId]
  )
  if (rows.length === 0) return false
  const marks = rows.map(() => '?').join(', ')
  const erase = () =>
    changeRows(`delete from ${table} where company_id = ? and id in (${marks})`, [
      companyId,
      ...rows.map(({ id }) => id),
    ])
  await inTx(() => (WITH_LINKS_INSIDE.has(table) ? pastOwnLinks(erase) : erase()))
  return true
}

/**
 * MariaDB looks at each row alone and refuses one that points to itself, so it does not look while these are deleted;
 * what points to them from other tables is gone already. SQLite looks at the end of the statement, and rows that point
 * to others are younger than those, so they go first.
 */
async function pastOwnLinks<T>(erase: () => Promise<T>) {
  if (writer().dialect.name !== 'mysql') return erase()
  await writer().rawQuery('set foreign_key_checks = 0')
  try {
    return await erase()
  } finally {
    await writer().rawQuery('set foreign_key_checks = 1')
  }
}

async function eraseAtOnce(companyId: string, table: string, condition: string) {
  const [row] = await readRows(
    `select 1 as present from ${table} where company_id = ? and ${condition} limit 1`,
    [companyId]
  )
  if (!row) return false
  await inTx(() =>
    changeRows(`delete from ${table} where company_id = ? and ${condition}`, [companyId])
  )
  return true
}
