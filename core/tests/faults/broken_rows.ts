import { askDatabase } from './ask_database.js'

const sumOf = (condition: string) =>
  `sum(case when ${condition} then settlements.amount else 0 end)`

const BROKEN: Record<string, string> = {
  'INV2: an invoice was not settled with what it says': `
    select invoices.id, invoices.paid, invoices.reduced, invoices.written_off from invoices
    left join settlements on settlements.company_id = invoices.company_id and settlements.invoice_id = invoices.id
    group by invoices.id, invoices.paid, invoices.reduced, invoices.written_off
    having invoices.paid <> ${sumOf("settlements.kind in ('payment', 'credit')")}
      or invoices.reduced <> ${sumOf("settlements.kind in ('skonto', 'writeOff', 'creditNote')")}
      or invoices.written_off <> ${sumOf("settlements.kind = 'writeOff'")}`,
  'INV2: more is settled than the total':
    'select id from invoices where paid < 0 or reduced < 0 or paid + reduced > total',
  'INV2: a payment is not what it settled and the credit that it left': `
    select payments.id from payments where payments.amount <>
      coalesce((select sum(settlements.amount) from settlements where settlements.company_id = payments.company_id
        and settlements.payment_id = payments.id and settlements.kind = 'payment'), 0)
      + coalesce((select sum(client_credits.amount) from client_credits
        where client_credits.company_id = payments.company_id and client_credits.payment_id = payments.id), 0)`,
  'INV2: of a credit remains something else than its use has left': `
    select client_credits.id from client_credits where client_credits.remaining <> client_credits.amount
      - coalesce((select sum(settlements.amount) from settlements
        where settlements.company_id = client_credits.company_id and settlements.credit_id = client_credits.id), 0)
      - coalesce((select sum(credit_refunds.amount) from credit_refunds
        where credit_refunds.company_id = client_credits.company_id
          and credit_refunds.credit_id = client_credits.id), 0)`,
  'INV7: somebody has two open entries':
    'select user_id from time_entries where ended_at is null group by user_id having count(*) > 1',
  'INV7: an open entry is not the one that the timer knows': `
    select time_entries.id from time_entries
    left join active_timers on active_timers.entry_id = time_entries.id
      and active_timers.company_id = time_entries.company_id
      and active_timers.user_id = time_entries.user_id
    where (time_entries.ended_at is null) <> (active_timers.entry_id is not null)`,
  'INV7: a break is outside of its entry, or still open when that has ended': `
    select time_breaks.id from time_breaks
    join time_entries on time_entries.company_id = time_breaks.company_id
      and time_entries.id = time_breaks.entry_id
    where time_breaks.started_at < time_entries.started_at
      or (time_entries.ended_at is not null
        and (time_breaks.ended_at is null or time_breaks.ended_at > time_entries.ended_at))`,
  'INV7: measured breaks are longer than the break of their entry': `
    select time_entries.id from time_entries
    join time_breaks on time_breaks.company_id = time_entries.company_id
      and time_breaks.entry_id = time_entries.id
    where time_breaks.ended_at is not null
    group by time_entries.id, time_entries.break_seconds
    having sum(time_breaks.ended_at - time_breaks.started_at) > time_entries.break_seconds * 1000`,
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
