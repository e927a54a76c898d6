import db from '@adonisjs/lucid/services/db'
import { inTx } from '#core/database/in_tx'
import { makeCompany, makePerson, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { call } from './call.js'

/** Stands in every text of company B; no answer to anybody else may contain it. */
export const CANARY = 'KANARIENVOGEL'

/** The name of company B, which only the operator of the platform may see besides. */
export const NAME_OF_B = 'Wellensittich GmbH'

/** Company A with one caller of every kind, and company B full of records that A must never reach. */
export async function makeTwoCompanies() {
  const a = await makeCompany({ name: 'Firma A' })
  const pending = await makeCompany({ name: 'Wartende Firma' })
  const disabled = await makePerson(a.company.id, 'owner')
  await inTx(async () => {
    pending.company.status = 'pending'
    await pending.company.save()
    const user = await User.findOrFail(disabled.user.id)
    user.isActive = false
    await user.save()
  })

  const people = {
    employee: (await makePerson(a.company.id, 'employee')).user,
    member: (await makePerson(a.company.id, 'member')).user,
    owner: a.owner.user,
    superAdmin: (await makeSuperAdmin()).user,
    pending: pending.owner.user,
    disabled: disabled.user,
  }
  return { people, ids: await fillCompanyB() }
}

/** New sessions for everybody: some routes end the ones that they are called with. */
export async function signInAll(people: Record<string, User>): Promise<Record<string, string>> {
  const client = { userAgent: 'test', ipAddress: '127.0.0.1' }
  const tokens: Record<string, string> = {}
  for (const [name, user] of Object.entries(people)) {
    tokens[name] = await inTx(async () => (await Session.open(user, client)).token)
  }
  return tokens
}

/** Gives back the ids of B's records, whatever table they stand in. */
async function fillCompanyB() {
  const { company, owner } = await makeCompany({ name: NAME_OF_B })
  const post = async (path: string, body: unknown) => {
    const answer = await call('POST', path, { token: owner.token, body })
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
    return JSON.parse(answer.text)
  }
  const idOf = (made: { _id?: string; task?: { _id: string } }) => made._id ?? made.task?._id ?? ''

  const client = idOf(await post('/api/clients', { name: `${CANARY} Kunde`, type: 'business' }))
  const project = idOf(await post('/api/projects', { name: `${CANARY} Projekt`, clientId: client }))
  const task = idOf(await post('/api/tasks', { title: `${CANARY} Aufgabe`, projectId: project }))
  await post(`/api/tasks/${task}/time/start`, {})
  await post('/api/items', { name: `${CANARY} Artikel`, unitPrice: 12.5, taxRate: 19 })
  const line = { description: `${CANARY} Leistung`, quantity: 1, unitPrice: 100, taxRate: 19 }
  const invoice = idOf(await post('/api/invoices', { clientId: client, lines: [line] }))
  await post(`/api/invoices/${invoice}/issue`, {})
  await post(`/api/invoices/${invoice}/payments`, {
    amount: 1,
    date: '2026-01-02',
    method: 'bankTransfer',
  })

  await post('/api/recurring-invoices', {
    name: `${CANARY} Abo`,
    invoice: { clientId: client, lines: [line] },
    schedule: { startOn: '2026-01-02', every: 1, unit: 'month', on: 'date' },
  })
  const late = { clientId: client, lines: [line], date: '2026-01-02', dueDate: '2026-01-03' }
  const overdue = idOf(await post('/api/invoices', late))
  await post(`/api/invoices/${overdue}/issue`, {})
  await post('/api/reminders', { invoiceIds: [overdue], level: 1 })
  const put = (path: string, body: unknown) => call('PUT', path, { token: owner.token, body })
  await put(`/api/invoices/${overdue}/promise`, { promisedOn: '2026-01-09', note: CANARY })
  await put(`/api/clients/${client}/reminder-stop`, { reason: CANARY })

  const estimate = idOf(await post('/api/estimates', { clientId: client, lines: [line] }))
  await post(`/api/estimates/${estimate}/issue`, {})
  await post(`/api/estimates/${estimate}/link`, {})

  return [company.id, owner.user.id, ...(await idsOf(company.id))]
}

/** One id of every table that belongs to a company. */
async function idsOf(companyId: string): Promise<string[]> {
  const reader = db.connection('reader')
  const ids: string[] = []
  for (const table of await reader.getAllTables()) {
    const columns = Object.keys(await reader.columnsInfo(table))
    if (!columns.includes('company_id') || !columns.includes('id')) continue
    const row = await reader.from(table).where('company_id', companyId).first()
    if (row) ids.push(row.id)
  }
  return ids
}
