import db from '@adonisjs/lucid/services/db'
import { inTx } from '#core/database/in_tx'
import {
  joinCompany,
  makeCompany,
  makePerson,
  makeSuperAdmin,
} from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { deskOf } from './desk.js'
import { MadeRecords } from './made_records.js'
import { SAMPLES } from './samples.js'

/** Part of every text of company B; no answer to anyone else may contain it. */
export const CANARY = 'KANARIENVOGEL'

/** The name of company B, which only the operator of the platform may see besides. */
export const NAME_OF_B = 'Wellensittich GmbH'

/**
 * Company A with one caller of every kind, and company B full of records that A must never reach. The member of A owns
 * company B as well: the same person reaches nothing of B there either.
 */
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

  const { ownerOfB, ...b } = await fillCompanyB()
  const people = {
    employee: (await makePerson(a.company.id, 'employee')).user,
    adviser: (await makePerson(a.company.id, 'adviser')).user,
    member: (await joinCompany({ user: ownerOfB }, a.company, 'member')).user,
    owner: a.owner.user,
    superAdmin: (await makeSuperAdmin()).user,
    pending: pending.owner.user,
    disabled: disabled.user,
  }
  return { people, ownerOfB, ...b }
}

/** New sessions for all: some routes end the session that calls them. */
export async function signInAll(people: Record<string, User>): Promise<Record<string, string>> {
  const client = { userAgent: 'test', ipAddress: '127.0.0.1' }
  const tokens: Record<string, string> = {}
  for (const [name, user] of Object.entries(people)) {
    tokens[name] = await inTx(async () => (await Session.open(user, client)).token)
  }
  return tokens
}

/** @returns the ids of B's records in all tables, the people who may see them, and the tables without any */
async function fillCompanyB() {
  const { company, owner } = await makeCompany({ name: NAME_OF_B })
  const desk = deskOf({ token: owner.token })
  const made = new MadeRecords()
  for (const { fill } of SAMPLES) await fill?.(desk, made, CANARY, company.id)
  const { ids, without } = await recordsOf(company.id)
  return { ids: [company.id, owner.user.id, ...ids], ownerOfB: owner.user, without }
}

/** One id of every table that belongs to a company, and the tables in which it has none. */
async function recordsOf(companyId: string) {
  const reader = db.connection('reader')
  const ids: string[] = []
  const without: string[] = []
  for (const table of await reader.getAllTables()) {
    const columns = Object.keys(await reader.columnsInfo(table))
    if (!columns.includes('company_id') || !columns.includes('id')) continue
    const row = await reader.from(table).where('company_id', companyId).first()
    if (row) ids.push(row.id)
    else without.push(table)
  }
  return { ids, without }
}
