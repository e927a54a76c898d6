import { auditAll } from '#core/audit/audit'
import { changeRows } from '#core/database/change_rows'
import { reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Invoice } from '#modules/invoicing/public'
import type { WorkWish } from '#modules/recurring/public'
import { Project } from '#modules/tasks/models/project'
import { type UnbilledTime, unbilledTime } from './unbilled_time.js'
import { type BilledLine, type Priced, workLines } from './work_lines.js'

const isPriced = (entry: UnbilledTime): entry is Priced => entry.rate !== null

/** @throws 422 at `collects.projectId` */
export async function assertProject(company: CompanyScope, clientId: string, projectId: string) {
  const project = await Project.one(company, projectId)
  if (!project) throw new FieldError('collects.projectId', 'tasks.project_unknown')
  if (project.clientId !== clientId) {
    throw new FieldError('collects.projectId', 'tasks.project_of_other_client')
  }
}

/** The unbilled hours of a client as lines. Changes nothing. */
export async function pendingTime(company: CompanyScope, wish: WorkWish) {
  const { lines, secondsWithoutRate } = await find(company, wish)
  return { lines: lines.map(({ line }) => line), secondsWithoutRate }
}

/** The same, locked until the transaction ends: until then nobody changes these entries or bills them. Only inside inTx. */
export async function takeTime(company: CompanyScope, wish: WorkWish) {
  const seen = await unbilledTime(company, wish)
  await lockEntries(company, seen)
  // What was changed, billed or deleted before the lock was there is read anew.
  const { lines, secondsWithoutRate } = await find(company, wish, new Set(seen.map(({ id }) => id)))
  return {
    lines: lines.map(({ line }) => line),
    secondsWithoutRate,
    bill: (invoice: { id: string }) => bill(company, lines, invoice.id),
  }
}

async function find(company: CompanyScope, wish: WorkWish, locked?: Set<string>) {
  const found = await unbilledTime(company, wish)
  const entries = locked ? found.filter(({ id }) => locked.has(id)) : found
  const words = {
    by: wish.by,
    timeZone: company.timeZone,
    unit: translate(wish.language, 'tasks:billing.hours'),
  }
  return {
    lines: workLines(entries.filter(isPriced), words).slice(0, wish.most),
    secondsWithoutRate: entries
      .filter((entry) => !isPriced(entry))
      .reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

async function lockEntries(company: CompanyReference, entries: UnbilledTime[]) {
  const ids = entries.map(({ id }) => id)
  await reader()
    .from('time_entries')
    .where('company_id', company.id)
    .whereIn('id', ids)
    .select('id')
    .forUpdate()
}

async function bill({ id: companyId }: CompanyReference, lines: BilledLine[], invoiceId: string) {
  const entries = lines.flatMap((line) => line.entries)
  const rows = entries.map(({ id, hundredths }) => ({
    company_id: companyId,
    id: newId(),
    entry_id: id,
    invoice_id: invoiceId,
    hundredths,
  }))
  try {
    await insertRows('billed_time', rows)
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
  await tell(companyId, entries, 'time_entry.billed', invoiceId)
}

const BILLED_BY = `
  select time_entries.id, time_entries.task_id as taskId from billed_time
  join time_entries on time_entries.company_id = billed_time.company_id
    and time_entries.id = billed_time.entry_id
  where billed_time.company_id = ? and billed_time.invoice_id = ? order by billed_time.id`
const FORGET = 'delete from billed_time where company_id = ? and invoice_id = ?'

/** The draft that billed some time is deleted, or the invoice asks for nothing any more. Only inside inTx. */
export async function freeTime({ companyId, id }: Pick<Invoice, 'companyId' | 'id'>) {
  const entries = await readRows<{ id: string; taskId: string }>(BILLED_BY, [companyId, id])
  if (entries.length === 0) return
  await changeRows(FORGET, [companyId, id])
  await tell(companyId, entries, 'time_entry.freed', id)
}

async function tell(
  companyId: string,
  entries: { id: string; taskId: string }[],
  action: string,
  invoiceId: string
) {
  await auditAll(
    entries.map(({ id }) => ({
      companyId,
      action,
      subject: { type: 'timeEntry', id },
      details: { invoiceId },
    }))
  )
  for (const id of new Set(entries.map(({ taskId }) => taskId))) {
    publish(companyId, { kind: 'task', id, audience: 'staff' })
  }
}

const IS_BILLED = 'select id from billed_time where company_id = ? and entry_id = ?'

/** What an invoice bills stays as it was billed. The entry must be locked. @throws 409 `is_billed` */
export async function assertUnbilled(company: CompanyReference, entryId: string) {
  const billed = await readRows<{ id: string }>(IS_BILLED, [company.id, entryId])
  if (billed.length > 0) throw conflict('tasks.is_billed')
}
