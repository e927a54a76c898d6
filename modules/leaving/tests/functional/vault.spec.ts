import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import { setClock } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { deskOf, LINE } from '#core/tests/desk'
import { mailsTo } from '#core/tests/mails_to'
import { makeCompany, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { makeExports } from '#modules/leaving/actions/make_exports'
import { askAs, runSteps } from '#modules/leaving/tests/leave_calls'

const DAY = 86_400_000
let addresses = 0

/** A company with one invoice whose deletion was requested. */
async function requested() {
  const { company, owner } = await makeCompany()
  const desk = deskOf({ token: owner.token })
  const client = await desk.post('/clients', { name: 'Kundin Schulz' })
  const lines = [{ ...LINE, description: 'Beratung' }]
  const draft = await desk.post('/invoices', { clientId: client._id, lines })
  await desk.post(`/invoices/${draft._id}/issue`)
  await askAs(owner.user, 'company', { companyName: company.name, reason: 'other' })
  return { company, owner }
}

async function after(days: number, work: () => Promise<void>) {
  const restore = setClock(() => Date.now() + days * DAY)
  try {
    await work()
  } finally {
    restore()
  }
}

const askVault = (what: string, body: object) =>
  call('POST', `/api/vault/${what}`, { body, from: `127.10.0.${++addresses}` })

async function askAdmin(method: string, path: string) {
  const { token } = await makeSuperAdmin()
  return call(method, `/api/admin/company-deletions${path}`, {
    token,
    ...(method !== 'GET' && { body: {} }),
  })
}

test.group('The kept records of a deleted company', () => {
  test('opens by the link of the owners and is downloaded in one file', async ({ assert }) => {
    const { company, owner } = await requested()
    await after(31, runSteps)
    const [told] = (await mailsTo(owner.user.email)).slice(-1)
    const key = told?.links.find((link) => link.includes('#'))?.split('#')[1]

    const shown = await askVault('show', { key })
    assert.equal(shown.status, 200)
    const { companyName, kept } = JSON.parse(shown.text)
    assert.equal(companyName, company.name)
    assert.includeMembers(
      kept.map(({ kind }: { kind: string }) => kind),
      ['vouchers', 'books']
    )
    const made = await askVault('export', { key })
    const { id } = { id: JSON.parse(made.text).export._id }
    while (await makeExports());
    const file = await askVault('file', { key, id })
    const names = Object.keys(unzipSync(new Uint8Array(file.bytes)))
    assert.isTrue(names.some((name) => /^invoices\/.+\.pdf$/.test(name)))
    assert.equal((await askVault('show', { key: `${key}x` })).status, 404)
  })

  test('waits under a legal hold, which only a super admin puts and lifts', async ({ assert }) => {
    const { company, owner } = await requested()
    const path = `/${company.id}/hold`
    const { token } = owner
    const asOwner = await call('POST', `/api/admin/company-deletions${path}`, { token, body: {} })
    assert.equal(asOwner.status, 403)
    assert.equal((await askAdmin('POST', path)).status, 200)
    const listed = JSON.parse((await askAdmin('GET', '')).text)
    const own = listed.find(({ _id }: { _id: string }) => _id === company.id)
    assert.equal(own.name, company.name)
    assert.isNotNull(own.heldAt)

    const stateOf = async () =>
      (await reader().from('company_leavings').where('id', company.id).first()).state
    await after(31, runSteps)
    assert.equal(await stateOf(), 'requested')
    assert.equal((await askAdmin('DELETE', path)).status, 200)
    await after(31, runSteps)
    assert.equal(await stateOf(), 'vault')
    const actions = await reader().from('audit_log').where('company_id', company.id)
    assert.includeMembers(
      actions.map(({ action }) => action),
      ['company.held', 'company.hold_lifted', 'company.closed']
    )
  })

  test('is asked for by a super admin only when the company is closed, and the log says so', async ({
    assert,
  }) => {
    const { company } = await requested()
    assert.equal((await askAdmin('POST', `/${company.id}/exports`)).status, 409)
    await after(31, runSteps)
    assert.equal((await askAdmin('POST', `/${company.id}/exports`)).status, 201)
    const entry = await reader()
      .from('audit_log')
      .where({ company_id: company.id, action: 'company.export_requested' })
      .first()
    assert.isNotNull(entry.actor_id)
  })
})
