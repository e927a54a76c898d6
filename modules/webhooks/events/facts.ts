import { instantText } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { Subject } from './happened.js'

/**
 * The stable fields of a record, named as in the API. No names and addresses of people: they are read by the path, with
 * the rights of the reader, and can be erased there.
 */
export type Facts = Record<string, string | number | boolean | null>

type Row = Record<string, string | number | null>

interface Source {
  select: string
  /** The fields that are named as their columns. */
  same: string[]
  /** The other fields, each from its column. */
  renamed?: Record<string, string>
  /** Amounts in the currency of the row, each from its column. */
  amounts?: Record<string, string>
  instants?: Record<string, string>
  flags?: Record<string, string>
  /** Where the API has the record. */
  path: (row: Row) => string
}

const OFFER = {
  same: ['number', 'status', 'currency'],
  renamed: { clientId: 'client_id', date: 'date_on', validUntil: 'valid_until' },
  amounts: { total: 'total' },
}

/** The records of invoices and the like; payments have their facts from the audit log. */
const SOURCES: Record<Exclude<Subject, 'payment'>, Source> = {
  invoice: {
    select: `select id, kind, number, status, client_id, currency, total, open_amount, date_on, due_on from invoices`,
    same: ['kind', 'number', 'status', 'currency'],
    renamed: { clientId: 'client_id', date: 'date_on', dueDate: 'due_on' },
    amounts: { total: 'total', open: 'open_amount' },
    path: ({ id }) => `/api/invoices/${id}`,
  },
  reminder: {
    select: `select id, number, level, client_id, currency, total, date_on, pay_until_on from reminders`,
    same: ['number', 'level', 'currency'],
    renamed: { clientId: 'client_id', date: 'date_on', payUntil: 'pay_until_on' },
    amounts: { total: 'total' },
    path: ({ id }) => `/api/reminders/${id}`,
  },
  estimate: {
    ...OFFER,
    select: `select id, number, status, client_id, currency, total, date_on, valid_until from estimates`,
    path: ({ id }) => `/api/estimates/${id}`,
  },
  proposal: {
    ...OFFER,
    select: `select id, number, status, client_id, currency, total, date_on, valid_until from proposals`,
    path: ({ id }) => `/api/proposals/${id}`,
  },
  order: {
    select: `select id, number, status, client_id, currency, total, date_on from orders`,
    same: ['number', 'status', 'currency'],
    renamed: { clientId: 'client_id', date: 'date_on' },
    amounts: { total: 'total' },
    path: ({ id }) => `/api/orders/${id}`,
  },
  deliveryNote: {
    select: `select id, number, status, client_id, date_on from delivery_notes`,
    same: ['number', 'status'],
    renamed: { clientId: 'client_id', date: 'date_on' },
    path: ({ id }) => `/api/delivery-notes/${id}`,
  },
  client: {
    select: `select id, number, is_archived, merged_into_id, version from clients`,
    same: ['number', 'version'],
    renamed: { mergedIntoId: 'merged_into_id' },
    flags: { isArchived: 'is_archived' },
    path: ({ id }) => `/api/clients/${id}`,
  },
  expense: {
    select: `select id, number, currency, gross, issued_on, paid_on, version from expenses`,
    same: ['number', 'currency', 'version'],
    renamed: { date: 'issued_on', paidDate: 'paid_on' },
    amounts: { gross: 'gross' },
    path: ({ id }) => `/api/expenses/${id}`,
  },
  project: {
    select: `select id, number, status, client_id, version from projects`,
    same: ['number', 'status', 'version'],
    renamed: { clientId: 'client_id' },
    path: ({ id }) => `/api/projects/${id}`,
  },
  task: {
    select: `select id, project_id, status, due_on, version from tasks`,
    same: ['status', 'version'],
    renamed: { projectId: 'project_id', dueDate: 'due_on' },
    path: ({ id }) => `/api/tasks/${id}`,
  },
  timeEntry: {
    select: `select id, task_id, user_id, started_at, ended_at, break_seconds, version from time_entries`,
    same: ['version'],
    renamed: { taskId: 'task_id', userId: 'user_id', breakSeconds: 'break_seconds' },
    instants: { startTime: 'started_at', endTime: 'ended_at' },
    path: ({ task_id }) => `/api/tasks/${task_id}`,
  },
}

/** Ids that one statement names. */
const MOST = 200

/** The facts of records by id, as the open transaction sees them; deleted ones are left out. */
export async function readFacts(
  companyId: string,
  subject: Exclude<Subject, 'payment'>,
  ids: string[]
) {
  const source = SOURCES[subject]
  const facts = new Map<string, Facts>()
  for (let start = 0; start < ids.length; start += MOST) {
    const some = ids.slice(start, start + MOST)
    const marks = some.map(() => '?').join(', ')
    const rows = await readRows<Row>(`${source.select} where company_id = ? and id in (${marks})`, [
      companyId,
      ...some,
    ])
    for (const row of rows) facts.set(String(row.id), factsOf(row, source))
  }
  return facts
}

function factsOf(row: Row, { same, renamed, amounts, instants, flags, path }: Source): Facts {
  const facts: Facts = { id: String(row.id) }
  for (const name of same) facts[name] = plain(row[name])
  for (const [name, column] of Object.entries(renamed ?? {})) facts[name] = plain(row[column])
  for (const [name, column] of Object.entries(amounts ?? {})) {
    const stored: StoredInteger = row[column] ?? 0
    facts[name] = moneyNumber(moneyFromRow(stored), String(row.currency))
  }
  for (const [name, column] of Object.entries(instants ?? {})) {
    const stored = row[column] ?? null
    facts[name] = stored === null ? null : instantText(stored)
  }
  for (const [name, column] of Object.entries(flags ?? {})) facts[name] = Boolean(row[column])
  facts.path = path(row)
  return facts
}

/** Some drivers give a safe integer as a bigint. */
const plain = (value: string | number | bigint | null | undefined) =>
  typeof value === 'bigint' ? Number(value) : (value ?? null)
