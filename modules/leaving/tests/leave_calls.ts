import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { call } from '#core/tests/call'
import { deskOf } from '#core/tests/desk'
import { MadeRecords } from '#core/tests/made_records'
import { SAMPLES } from '#core/tests/samples'
import { makeCompany, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import type { User } from '#modules/auth/models/user'
import { takeSteps } from '#modules/leaving/actions/take_steps'

let addresses = 0
let companies = 0

/** Another network each time, so that no limit of one is reached. */
function ownNetwork() {
  addresses += 1
  return `127.9.${addresses >> 8}.${addresses & 255 || 1}`
}

/** Asks the public address as somebody who is not signed in, each time from another network. */
export async function askAs({ email }: Pick<User, 'email'>, what: string, body: object = {}) {
  const answer = await call('POST', `/api/account-deletion/${what}`, {
    body: { email, password: TEST_PASSWORD, ...body },
    from: ownNetwork(),
  })
  return { status: answer.status, body: JSON.parse(answer.text) }
}

/** A company with records in every table that the samples of the modules fill. */
export async function makeFullCompany(name: string) {
  const made = await makeCompany({ name })
  const desk = deskOf({ token: made.owner.token, from: ownNetwork() })
  const records = new MadeRecords()
  // Invitations of a few companies to the same address reach a limit.
  const mark = `SPUR${++companies}`
  for (const { fill } of SAMPLES) await fill?.(desk, records, mark, made.company.id)
  return { ...made, desk }
}

/** The clock does all that is due. */
export async function runSteps() {
  while (await takeSteps()) {
    // The next step.
  }
}

/** Rows of a company by table, as one figure each that any change changes; tables without rows are left out. */
export async function sumsOf(companyId: string): Promise<Record<string, string>> {
  const reader = db.connection('reader')
  const sums: Record<string, string> = {}
  for (const table of await reader.getAllTables()) {
    const columns = Object.keys(await reader.columnsInfo(table))
    const column = table === 'companies' ? 'id' : columns.find((name) => name === 'company_id')
    if (!column) continue
    const rows = await reader.from(table).where(column, companyId)
    if (rows.length === 0) continue
    const texts = rows.map((row) =>
      JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    )
    sums[table] = createHash('sha256').update(texts.sort().join('\n')).digest('hex')
  }
  return sums
}
