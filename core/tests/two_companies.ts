import db from '@adonisjs/lucid/services/db'
import { inTx } from '#core/database/in_tx'
import { makeCompany, makePerson, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { User } from '#modules/auth/models/user'
import { call } from './call.js'

/** Stands in every text of company B; no answer to anybody else may contain it. */
export const CANARY = 'KANARIENVOGEL'

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

  return {
    a: a.company,
    callers: {
      anonymous: undefined,
      employee: (await makePerson(a.company.id, 'employee')).token,
      member: (await makePerson(a.company.id, 'member')).token,
      owner: a.owner.token,
      superAdmin: (await makeSuperAdmin()).token,
      pending: pending.owner.token,
      disabled: disabled.token,
    },
    b: await fillCompanyB(),
  }
}

/** The ids of all of B's records, whatever table they stand in. */
async function fillCompanyB() {
  const { company, owner } = await makeCompany({ name: `${CANARY} GmbH` })
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

  const ids: Record<string, string> = { company: company.id, user: owner.user.id }
  for (const [table, id] of await idsOf(company.id)) ids[table] = id
  return { ids, client, project, task }
}

/** One id of every table that belongs to a company. */
async function idsOf(companyId: string): Promise<[string, string][]> {
  const tables = await db.connection('reader').getAllTables()
  const found: [string, string][] = []
  for (const table of tables) {
    const columns = Object.keys(await db.connection('reader').columnsInfo(table))
    if (!columns.includes('company_id') || !columns.includes('id')) continue
    const row = await db.connection('reader').from(table).where('company_id', companyId).first()
    if (row) found.push([table, row.id])
  }
  return found
}
