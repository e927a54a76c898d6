import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { verifyAuditChain } from '#core/audit/verify_audit_chain'
import { now, setClock } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { call } from '#core/tests/call'
import { deskOf, LINE } from '#core/tests/desk'
import { mailsTo } from '#core/tests/mails_to'
import { CAMERA, NOTEBOOK } from '#modules/assets/factories/asset_factory'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { verifyDocuments } from '#modules/documents/public'
import { GERMAN_BUYER } from '#modules/invoicing/factories/invoice_factory'
import { CUTS } from '#modules/leaving/retention/cuts'
import { COMPANY_TABLES, LAST_TABLES } from '#modules/leaving/retention/tables'
import { askAs, makeFullCompany, runSteps, sumsOf } from '#modules/leaving/tests/leave_calls'

const DAY = 86_400_000
const wishFor = (companyName: string) => ({ companyName, reason: 'business_closed' })
interface Previewed {
  company: { ownersView: { kept: { kind: string; records: number }[] } }
}
const leavingOf = (id: string) => reader().from('company_leavings').where('id', id).first()

test.group('An owner deletes the company', (group) => {
  group.each.setup(() => {
    const restore = setClock(() => Date.now())
    return () => restore()
  })

  const later = (days: number) => setClock(() => Date.now() + days * DAY)

  test('order confirmations are announced among the letters that are kept', async ({ assert }) => {
    const { owner } = await makeCompany()
    const desk = deskOf({ token: owner.token })
    const order = await desk.post('/orders', {
      customClient: GERMAN_BUYER,
      lines: [{ ...LINE, description: 'Tisch' }],
    })
    const keptNow = async () =>
      (await desk.get<Previewed>('/account-deletion')).company.ownersView.kept
    assert.isEmpty(await keptNow())
    await desk.post(`/orders/${order._id}/issue`)
    assert.containsSubset(await keptNow(), [{ kind: 'letters', records: 1 }])
  })

  test('row 8: for thirty days everything is read and nothing is changed', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const wrong = await askAs(owner.user, 'company', wishFor('Andere Firma'))
    assert.equal(wrong.status, 422)
    assert.equal((await askAs(member.user, 'company', wishFor(company.name))).status, 403)

    const { status, body } = await askAs(owner.user, 'company', wishFor(company.name))
    assert.equal(status, 200)
    assert.isFalse(body.company.deletion.isHeld)
    const { token } = member
    const me = JSON.parse((await call('GET', '/api/auth/me', { token })).text)
    assert.isTrue(me.isLeaving)
    assert.equal((await call('GET', '/api/clients', { token })).status, 200)
    const refused = await call('POST', '/api/clients', { token, body: { name: 'Neu' } })
    assert.equal(refused.status, 403)
    assert.equal(JSON.parse(refused.text).code, 'company_leaving')
    const [toOwner] = (await mailsTo(owner.user.email)).slice(-1)
    assert.equal(toOwner?.kind, 'leaving.deletion_requested')
    assert.include(toOwner?.links.join(' '), '/delete-account')
    const [toMember] = await mailsTo(member.user.email)
    assert.equal(toMember?.kind, 'leaving.company_leaves')

    const twice = await askAs(owner.user, 'company', wishFor(company.name))
    assert.equal(twice.body.code, 'already_requested')
  })

  test('an owner cancels, and everything is as before', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    await askAs(owner.user, 'company', wishFor(company.name))
    const { status, body } = await askAs(owner.user, 'cancel')
    assert.equal(status, 200)
    assert.isNull(body.company.deletion)
    later(31)
    await runSteps()
    setClock(() => Date.now())
    const { token } = owner
    const made = await call('POST', '/api/clients', { token, body: { name: 'Neu' } })
    assert.equal(made.status, 201)
    assert.equal((await askAs(owner.user, 'cancel')).body.code, 'not_requested')
  })

  test('a company of before the approval goes at once and wholly', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    await db
      .connection('writer')
      .from('companies')
      .where('id', company.id)
      .update({ status: 'pending' })
    await askAs(owner.user, 'company', wishFor(company.name))
    await runSteps()
    assert.deepEqual(await sumsOf(company.id), {})
    assert.equal((await leavingOf(company.id)).state, 'purged')
  })

  test('every table of a company has a rule for its rows', async ({ assert }) => {
    const listed = [...COMPANY_TABLES.map(({ table }) => table), ...LAST_TABLES]
    const tables = db.connection('reader')
    const missing: string[] = []
    for (const table of await tables.getAllTables()) {
      const columns = Object.keys(await tables.columnsInfo(table))
      if (columns.includes('company_id') && !listed.includes(table)) missing.push(table)
    }
    assert.deepEqual(missing, [], 'say in retention/tables.ts what becomes of them')
  })

  test('I04: closed, in the vault, purged; another company is not touched', async ({ assert }) => {
    const { company, owner, desk } = await makeFullCompany('Geht GmbH')
    const other = await makeFullCompany('Bleibt GmbH')
    const kunde = await desk.post('/clients', { name: 'Kundin Schulz' })
    const draft = await desk.post('/invoices', {
      clientId: kunde._id,
      lines: [{ ...LINE, description: 'Beratung' }],
    })
    await desk.post(`/invoices/${draft._id}/issue`)
    await desk.post('/invoices', { clientId: kunde._id, lines: [{ ...LINE, description: 'Idee' }] })
    await askAs(owner.user, 'company', wishFor(company.name))
    const before = await sumsOf(other.company.id)

    later(29)
    await runSteps()
    assert.equal((await leavingOf(company.id)).state, 'requested')
    later(31)
    await runSteps()

    const vault = await leavingOf(company.id)
    assert.equal(vault.state, 'vault')
    assert.equal((await askAs(owner.user, 'preview')).status, 401)
    assert.equal((await call('GET', '/api/auth/me', { token: owner.token })).status, 401)
    const left = Object.keys(await sumsOf(company.id))
    const allowed = [
      ...COMPANY_TABLES.filter(({ keep }) => keep).map(({ table }) => table),
      ...LAST_TABLES,
      'companies',
    ]
    assert.deepEqual(
      left.filter((table) => !allowed.includes(table)),
      []
    )
    const invoices = await reader().from('invoices').where('company_id', company.id)
    assert.isEmpty(invoices.filter(({ status }) => status === 'Draft'))
    assert.include(
      invoices.map(({ id }) => id),
      draft._id
    )
    const client = await reader().from('clients').where('id', kunde._id).first()
    assert.notInclude(JSON.stringify(client), 'Schulz')
    assert.isUndefined(await verifyAuditChain(company.id))
    const changed = await verifyDocuments(company)
    const numbers = invoices.map(({ number }) => number)
    assert.deepEqual(
      changed.filter((number) => numbers.includes(number)),
      []
    )
    const [told] = (await mailsTo(owner.user.email)).slice(-1)
    assert.equal(told?.kind, 'leaving.company_closed')
    assert.match(told?.links.join(' ') ?? '', /delete-account#/)

    later(365 * 12)
    await runSteps()
    assert.deepEqual(await sumsOf(company.id), {})
    const purged = await leavingOf(company.id)
    assert.equal(purged.state, 'purged')
    assert.isNull(purged.requested_by)
    assert.deepEqual(await sumsOf(other.company.id), before)
    assert.isAbove(now(), 0)
  })

  test('I04: an expense of a project, from which an asset was bought, holds nothing up', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const desk = deskOf({ token: owner.token })
    const project = await desk.post('/projects', { name: 'Umzug' })
    const expense = await desk.post('/expenses', { ...NOTEBOOK, projectId: project._id })
    await desk.post('/assets', { ...CAMERA, expenseId: expense._id })
    await askAs(owner.user, 'company', wishFor(company.name))
    later(31)
    await runSteps()
    assert.equal((await leavingOf(company.id)).state, 'vault')
    const row = await reader().from('expenses').where('id', expense._id).first()
    assert.isNull(row.project_id)

    // Vouchers are kept for eight years in Germany, the register of assets for ten.
    later(365 * 9 + 31)
    await runSteps()
    assert.isNull(await reader().from('expenses').where('id', expense._id).first())
    assert.lengthOf(await reader().from('assets').where('company_id', company.id), 1)
    later(365 * 12)
    await runSteps()
    assert.equal((await leavingOf(company.id)).state, 'purged')
  })

  test('no kept row names one that goes before it, unless the name is cut first', async ({
    assert,
  }) => {
    const isSqlite = db.connection('reader').dialect.name !== 'mysql'
    const rank = { none: 0, letters: 1, vouchers: 2, books: 3 }
    const ruleOf = new Map(COMPANY_TABLES.map((rule, place) => [rule.table, { ...rule, place }]))
    const early: string[] = []
    for (const { table, keep = 'none', place } of ruleOf.values()) {
      for (const { column, target } of await referencesOf(table, isSqlite)) {
        const named = ruleOf.get(target)
        if (!named || target === table) continue
        const first = rank[named.keep ?? 'none'] - rank[keep]
        const isEarly = first < 0 || (first === 0 && named.place < place)
        if (isEarly && !isCut(table, column)) early.push(`${table}.${column} names ${target}`)
      }
    }
    assert.deepEqual(early, [])
  })
})

const isCut = (table: string, column: string) =>
  CUTS.some(({ sql }) => sql.startsWith(`update ${table} set ${column} = null`))

/** Foreign keys of a table to other tables of the company. */
async function referencesOf(table: string, isSqlite: boolean) {
  const sql = isSqlite
    ? `select "from" as named_by, "table" as target from pragma_foreign_key_list(?)`
    : `select column_name as named_by, referenced_table_name as target
       from information_schema.key_column_usage
       where table_schema = database() and table_name = ? and referenced_table_name is not null`
  const rows = await readRows<{ named_by: string; target: string }>(sql, [table])
  return rows
    .filter(({ named_by: column }) => column !== 'company_id')
    .map(({ named_by: column, target }) => ({ column, target }))
}
