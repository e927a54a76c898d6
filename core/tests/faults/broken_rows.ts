import { askDatabase } from './ask_database.js'

const BROKEN: Record<string, string> = {
  'INV2: paid is not the sum of the payments': `
    select invoices.id, invoices.paid, sum(coalesce(payments.amount, 0)) as received from invoices
    left join payments on payments.company_id = invoices.company_id and payments.invoice_id = invoices.id
    group by invoices.id, invoices.paid having invoices.paid <> sum(coalesce(payments.amount, 0))`,
  'INV2: paid is less than nothing or more than the total':
    'select id from invoices where paid < 0 or paid > total',
  'INV7: somebody has two open entries':
    'select user_id from time_entries where ended_at is null group by user_id having count(*) > 1',
  'INV7: an open entry is not the one that the timer knows': `
    select time_entries.id from time_entries
    left join active_timers on active_timers.entry_id = time_entries.id
      and active_timers.company_id = time_entries.company_id
      and active_timers.user_id = time_entries.user_id
    where (time_entries.ended_at is null) <> (active_timers.entry_id is not null)`,
  'INV7: an entry ends before it begins': 'select id from time_entries where ended_at < started_at',
}

/** INV10: foreign keys hold the company, so a row that points to another company's is one that points to nothing. */
const FOREIGN = { 'INV10: a row points to nothing of its company': 'pragma foreign_key_check' }

/**
 * Rows that must not be there, whenever the server was killed, by the rule that they break; on SQLite of a stopped
 * server. MariaDB looks at its foreign keys itself and has no question for all of them.
 */
export async function brokenRows(settings: Record<string, string>) {
  const broken: Record<string, object[]> = {}
  const questions = settings.DATABASE_URL ? BROKEN : { ...BROKEN, ...FOREIGN }
  for (const [rule, statement] of Object.entries(questions)) {
    const rows = await askDatabase(settings, statement)
    if (rows.length > 0) broken[rule] = rows
  }
  return broken
}
