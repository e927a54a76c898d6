import db from '@adonisjs/lucid/services/db'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { makeCompany, makePerson, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { drawnSignature } from '#modules/deliveries/factories/note_factory'
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
  const { ids, owner } = await fillCompanyB()
  return { people, ids, ownerOfB: owner }
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

/** Gives back the ids of B's records, whatever table they stand in, and who may see them. */
async function fillCompanyB() {
  const { company, owner } = await makeCompany({ name: NAME_OF_B })
  const post = async (path: string, body: unknown) => {
    const answer = await call('POST', path, { token: owner.token, body })
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
    return JSON.parse(answer.text)
  }
  const get = async (path: string) =>
    JSON.parse((await call('GET', path, { token: owner.token })).text)
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
  await post('/api/payments', {
    ...{ clientId: client, currency: 'EUR', amount: 5, note: CANARY, overpayment: 'credit' },
    allocations: [{ invoiceId: invoice, amount: 1 }],
  })
  const [credit] = await get(`/api/credits?clientId=${client}`)
  await post(`/api/credits/${credit._id}/applications`, { invoiceId: invoice, amount: 1 })
  await post(`/api/credits/${credit._id}/refunds`, { amount: 1, note: CANARY })

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

  await put(`/api/clients/${client}/opening-balances/EUR`, {
    amount: 10,
    date: '2026-01-01',
    note: CANARY,
  })
  await put(`/api/clients/${client}/statement-schedule`, { dayOfMonth: 1 })
  await post(`/api/clients/${client}/ledger-links`, {})
  await post(`/api/clients/${client}/statements`, { to: ['kunde@example.test'] })
  const note = idOf(await post('/api/delivery-notes', { clientId: client, lines: [line] }))
  await post(`/api/delivery-notes/${note}/issue`, {})
  const signature = await drawnSignature()
  await post(`/api/delivery-notes/${note}/sign`, { name: CANARY, signature })
  await post('/api/delivery-notes/invoice', { noteIds: [note] })
  const blocks = [{ id: 'text', kind: 'text', heading: CANARY, text: CANARY }]
  const offer = { title: `${CANARY} Vorschlag`, clientId: client, blocks, lines: [line] }
  const proposal = idOf(await post('/api/proposals', offer))
  await post(`/api/proposals/${proposal}/issue`, {})
  await post(`/api/proposals/${proposal}/link`, {})
  await post(`/api/proposals/${proposal}/accept`, { name: CANARY })
  await post(`/api/proposals/${proposal}/convert`, { to: 'project' })
  await post('/api/proposal-templates', { kind: 'proposal', name: CANARY, language: 'de', blocks })
  await post(`/api/estimates/${estimate}/send`, { to: ['kunde@example.test'] })
  await put('/api/mail-settings', { senderName: CANARY, signatures: { en: CANARY } })
  await put('/api/mail-templates/invoice/en', { subject: CANARY, message: CANARY })
  await bringStatement(owner.token)
  await inTx(() =>
    insertRows('bounced_addresses', [
      {
        company_id: company.id,
        id: newId(),
        email: `${CANARY}@example.test`,
        mail_id: newId(),
        last_error: CANARY,
        bounced_at: 0,
      },
    ])
  )

  return { ids: [company.id, owner.user.id, ...(await idsOf(company.id))], owner: owner.user }
}

/** Brings in a statement of a bank with one entry. */
async function bringStatement(token: string) {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${CANARY}.csv"\r\n\r\n`
  const table = `Buchungstag;Betrag;Name;Verwendungszweck\n02.01.2026;5,00;${CANARY};${CANARY}`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const raw = Buffer.from(`${head}${table}\r\n--x--\r\n`)
  const { status, text } = await call('POST', '/api/bank-statements', { token, raw, headers })
  if (status !== 201) throw new Error(text)
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
