import { addDays, type Day, dayOf } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { ClientType } from '#modules/clients/public'
import type { CustomClient } from '#modules/documents/public'
import { OPEN_STATUSES } from '#modules/invoicing/public'
import type { Held } from '#modules/reminders/rules/hindrance'
import type { Chased } from '#modules/reminders/rules/next_step'
import type { ChasedRow } from './chased_row.js'
import { earliest } from './earliest.js'

/** An open invoice with all that decides whether, when and how it is reminded of. */
export interface ChasedInvoice extends Chased, Held {
  id: string
  number: string
  dateOn: Day
  clientId: string | null
  clientName: string
  clientType: ClientType | undefined
  /** Whether there is an address to send a mail to. */
  canBeMailed: boolean
  /** Its newest reminder was only printed or put aside, and has not left yet. */
  isLastUnsent: boolean
  currency: string
  total: Minor
  open: Minor
}

/** A notice goes out at most this long before the due date. */
export const EARLIEST_NOTICE = 60
/** More open invoices than this are not looked at at once: those due for the longest come first. */
export const MOST_CHASED = 1000

type ChasingCompany = CompanyReference & Pick<CompanyScope, 'timeZone'>

/** The open invoices of a company that a reminder may be thought of, those due for the longest first. */
export async function chasedInvoices(
  company: ChasingCompany,
  today: Day
): Promise<ChasedInvoice[]> {
  // An expression, so that SQLite finds the few open ones by status instead of walking through all due days.
  const dueOn = "coalesce(invoices.due_on, '')"
  const chosen = openInvoices(company)
    .whereRaw(`${dueOn} <= ?`, [addDays(today, EARLIEST_NOTICE)])
    .orderByRaw(`${dueOn}, invoices.id`)
    .limit(MOST_CHASED)
  const rows: ChasedRow[] = await withReminders(chosen)
  return rows.map((row) => chasedFromRow(row, company.timeZone))
}

/** Some of them, in the order of their due dates. Settled ones are left out. */
export async function chasedInvoicesById(
  company: ChasingCompany,
  ids: string[]
): Promise<ChasedInvoice[]> {
  const chosen = openInvoices(company).whereIn('invoices.id', ids)
  const rows: ChasedRow[] = await withReminders(chosen)
  return rows.map((row) => chasedFromRow(row, company.timeZone))
}

/** Issued, still owed, with a due date, and no cancellation or credit note. */
const openInvoices = ({ id }: CompanyReference) =>
  reader()
    .from('invoices')
    .where('invoices.company_id', id)
    .where('invoices.kind', 'invoice')
    .whereIn('invoices.status', [...OPEN_STATUSES])
    .whereNotNull('invoices.due_on')

/** Some invoices with their clients, newest reminders and holds, in the order of their due dates. */
const withReminders = (chosen: ReturnType<typeof openInvoices>) =>
  reader()
    .from(chosen.select('invoices.*').as('invoices'))
    .leftJoin('clients', (join) =>
      join.on('clients.company_id', 'invoices.company_id').on('clients.id', 'invoices.client_id')
    )
    .joinRaw(NEWEST_REMINDER)
    .leftJoin('reminders as newest', (join) =>
      join.on('newest.company_id', 'last.company_id').on('newest.id', 'last.reminder_id')
    )
    .leftJoin('payment_promises as promises', (join) =>
      join.on('promises.company_id', 'invoices.company_id').on('promises.invoice_id', 'invoices.id')
    )
    .leftJoin('reminder_stops as invoice_stops', (join) =>
      join
        .on('invoice_stops.company_id', 'invoices.company_id')
        .on('invoice_stops.invoice_id', 'invoices.id')
    )
    .leftJoin('reminder_stops as client_stops', (join) =>
      join
        .on('client_stops.company_id', 'invoices.company_id')
        .on('client_stops.client_id', 'invoices.client_id')
    )
    .select(
      'invoices.id',
      'invoices.number',
      'invoices.date_on',
      'invoices.due_on',
      'invoices.client_id',
      'invoices.client_name',
      'invoices.custom_client',
      'invoices.currency',
      'invoices.total',
      'invoices.open_amount',
      'invoices.direct_debit',
      'invoices.collect_on',
      'invoices.debit_returned_on',
      'clients.type as client_type',
      'clients.is_reminded',
      'clients.email as client_email',
      reader().raw(`(${MAILED_CONTACTS}) as mailed_contacts`),
      'last.level as last_level',
      'newest.date_on as last_date_on',
      'newest.pay_until_on as last_pay_until_on',
      'newest.sent_at as last_sent_at',
      'newest.posted_on as last_posted_on',
      'promises.promised_on',
      'invoice_stops.id as invoice_stop_id',
      'invoice_stops.reason as invoice_stop_reason',
      'invoice_stops.until_on as invoice_stop_until',
      'client_stops.id as client_stop_id',
      'client_stops.reason as client_stop_reason',
      'client_stops.until_on as client_stop_until'
    )
    .orderBy('invoices.due_on')
    .orderBy('invoices.id')

const NEWEST_REMINDER = `left join reminded_invoices as last
  on last.company_id = invoices.company_id and last.invoice_id = invoices.id
  and last.level = (select max(levels.level) from reminded_invoices as levels
    where levels.company_id = invoices.company_id and levels.invoice_id = invoices.id)`

const MAILED_CONTACTS = `select count(*) from client_contacts
  where client_contacts.company_id = invoices.company_id
    and client_contacts.client_id = invoices.client_id and receives_invoices = 1 and email <> ''`

function chasedFromRow(row: ChasedRow, timeZone: string): ChasedInvoice {
  const custom: CustomClient | null = JSON.parse(row.custom_client ?? 'null')
  return {
    id: row.id,
    number: row.number,
    dateOn: row.date_on,
    dueOn: row.due_on,
    clientId: row.client_id,
    clientName: row.client_name,
    clientType: row.client_type ?? undefined,
    canBeMailed: row.client_id
      ? Boolean(row.client_email) || Number(row.mailed_contacts) > 0
      : Boolean(custom?.email),
    currency: row.currency,
    total: moneyFromRow(row.total),
    open: moneyFromRow(row.open_amount),
    last: row.last_level === null ? null : lastOf(row, timeZone),
    isLastUnsent: isUnsent(row),
    promisedOn: row.promised_on,
    invoiceStop: row.invoice_stop_id
      ? { reason: row.invoice_stop_reason, untilOn: row.invoice_stop_until }
      : null,
    clientStop: row.client_stop_id
      ? { reason: row.client_stop_reason, untilOn: row.client_stop_until }
      : null,
    isReminded: row.client_id === null || Boolean(row.is_reminded),
    isCollected: row.direct_debit !== null && row.debit_returned_on === null,
    collectOn: row.collect_on,
  }
}

const isUnsent = ({ last_level, last_sent_at, last_posted_on }: ChasedRow) =>
  last_level !== null && last_sent_at === null && last_posted_on === null

function lastOf(row: ChasedRow, timeZone: string) {
  const { last_level, last_date_on, last_sent_at, last_posted_on, last_pay_until_on } = row
  const sentOn = last_sent_at === null ? null : dayOf(Number(last_sent_at), timeZone)
  return {
    level: Number(last_level),
    dateOn: last_date_on ?? '',
    leftOn: earliest(sentOn, last_posted_on),
    payUntilOn: last_pay_until_on ?? '',
  }
}
