import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { makePerson } from '#modules/auth/factories/company_factory'
import { limitCompany } from '#modules/auth/factories/plan_factory'
import { type Desk, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const DAY = 86_400_000

const invite = (desk: Desk) =>
  desk.post('/api/employees/invitations', {
    name: 'Jana',
    email: `${newId()}@example.test`,
    role: 'employee',
  })

const addClient = (desk: Desk) => desk.post('/api/clients', { name: 'Anna', type: 'person' })

async function issueDraft(desk: Desk) {
  const { _id } = await desk.draft()
  return desk.post(`/api/invoices/${_id}/issue`)
}

const statusesOf = (answers: { status(): number }[]) => answers.map((one) => one.status()).sort()

const deskOf = (client: ApiClient) => makeDesk(client, { timeZone: 'Europe/Berlin' })

test.group('Limits of a plan', () => {
  test('people: the last place is taken by an invitation, and the next is refused', async ({
    client,
    assert,
  }) => {
    const desk = await deskOf(client)
    const { name: plan } = await limitCompany(desk.company, { members: 2 })
    ;(await invite(desk)).assertStatus(201)
    const refused = await invite(desk)
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), {
      code: 'plan_limit_reached',
      error: `The plan “${plan}” has no room for this: 2 of 2 people are in use, open invitations included. Deactivate an account, withdraw an invitation, or ask the operator of this installation for a larger plan.`,
      plan,
      limit: 'members',
      allowed: 2,
      used: 2,
    })
  })

  test('people: an invitation that is over has no place, and its renewal needs one', async ({
    client,
  }) => {
    const desk = await deskOf(client)
    await limitCompany(desk.company, { members: 2 })
    await invite(desk)
    const { id } = await reader().from('secret_links').where('company_id', desk.company.id).first()
    ;(await desk.post(`/api/employees/invitations/${id}/resend`)).assertStatus(200)
    const restore = setClock(() => Date.now() + 8 * DAY)
    try {
      const later = await makePerson(desk.company.id, 'owner')
      const again = client.post(`/api/employees/invitations/${id}/resend`)
      ;(await again.bearerToken(later.token).json({})).assertStatus(403)
    } finally {
      restore()
    }
  })

  test('people: a deactivated account makes room, and comes back only into a free place', async ({
    client,
    assert,
  }) => {
    const desk = await deskOf(client)
    const { user } = await makePerson(desk.company.id, 'employee')
    await limitCompany(desk.company, { members: 2 })
    ;(await invite(desk)).assertStatus(403)
    ;(await desk.post(`/api/employees/${user.id}/deactivate`)).assertStatus(200)
    ;(await invite(desk)).assertStatus(201)
    const refused = await desk.post(`/api/employees/${user.id}/reactivate`)
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'plan_limit_reached')
  })

  test('clients: one below the limit is added, and one more is refused', async ({
    client,
    assert,
  }) => {
    const desk = await deskOf(client)
    await addClient(desk)
    await limitCompany(desk.company, { clients: 2 })
    ;(await addClient(desk)).assertStatus(201)
    const refused = await addClient(desk)
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), { limit: 'clients', allowed: 2, used: 2 })
    // Existing clients stay editable, and a deleted client makes room.
    const [{ _id }] = (await desk.get('/api/clients')).body()
    ;(await desk.put(`/api/clients/${_id}`, { name: 'Anna Muster' })).assertStatus(200)
    ;(await desk.remove(`/api/clients/${_id}`)).assertStatus(200)
    ;(await addClient(desk)).assertStatus(201)
  })

  test('clients: of ten at once only as many are added as there are places', async ({
    client,
    assert,
  }) => {
    const desk = await deskOf(client)
    await limitCompany(desk.company, { clients: 3 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => addClient(desk)))
    assert.deepEqual(statusesOf(answers), [201, 201, 201, ...Array(7).fill(403)])
    assert.lengthOf((await desk.get('/api/clients')).body(), 3)
  })

  test('invoices: drafts are free, issuing is limited, and corrections never are', async ({
    client,
    assert,
  }) => {
    const desk = await deskOf(client)
    const line = { ...LINE, quantity: 2 }
    const [paid, wrong, open] = [
      await desk.issued({ lines: [line] }),
      await desk.issued(),
      await desk.issued(),
    ]
    await limitCompany(desk.company, { invoicesPerMonth: 3 })
    const refused = await issueDraft(desk)
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), { limit: 'invoicesPerMonth', allowed: 3, used: 3 })

    const on = (invoice: { _id: string }, step: string, body = {}) =>
      desk.post(`/api/invoices/${invoice._id}/${step}`, body)
    ;(await on(paid, 'payments', { amount: 20, date: paid.date })).assertStatus(201)
    ;(await on(open, 'void')).assertStatus(200)
    ;(await on(wrong, 'cancel', { reason: 'Wrong address' })).assertStatus(200)
    const replacement = await on(wrong, 'replacement')
    replacement.assertStatus(201)
    ;(await on(replacement.body(), 'issue')).assertStatus(200)
    const lines = (await desk.get(`/api/invoices/${paid._id}`)).body().lines
    const credit = { lines: [{ lineId: lines[0]._id, quantity: 1 }], reason: 'Returned' }
    ;(await on(paid, 'credit-notes', credit)).assertStatus(201)
    // None of these counts, and none makes room for another invoice.
    ;(await issueDraft(desk)).assertStatus(403)
    assert.equal((await desk.get('/api/plan')).body().plan.usage[2].used, 3)
  })

  test('invoices: the count begins again with the month of the company’s zone', async ({
    client,
    assert,
  }) => {
    // 23:30 in Berlin on 30 November 2026: still November there.
    let at = Date.UTC(2026, 10, 30, 22, 30)
    const restore = setClock(() => at)
    try {
      const desk = await deskOf(client)
      await limitCompany(desk.company, { invoicesPerMonth: 1 })
      ;(await issueDraft(desk)).assertStatus(200)
      ;(await issueDraft(desk)).assertStatus(403)
      at += 3_600_000
      ;(await issueDraft(desk)).assertStatus(200)
      ;(await issueDraft(desk)).assertStatus(403)
      assert.equal((await desk.get('/api/plan')).body().plan.usage[2].used, 1)
    } finally {
      restore()
    }
  })

  test('invoices: of six issued at once only as many pass as are left', async ({
    client,
    assert,
  }) => {
    const desk = await deskOf(client)
    await limitCompany(desk.company, { invoicesPerMonth: 2 })
    const drafts = await Promise.all(Array.from({ length: 6 }, () => desk.draft()))
    const answers = await Promise.all(
      drafts.map(({ _id }) => desk.post(`/api/invoices/${_id}/issue`))
    )
    assert.deepEqual(statusesOf(answers), [200, 200, 403, 403, 403, 403])
  })

  test('a company without a plan, or with a plan without limits, is not held back', async ({
    client,
  }) => {
    const desk = await deskOf(client)
    ;(await addClient(desk)).assertStatus(201)
    await limitCompany(desk.company, {})
    ;(await addClient(desk)).assertStatus(201)
    ;(await invite(desk)).assertStatus(201)
    ;(await issueDraft(desk)).assertStatus(200)
  })

  test('a lower limit takes nothing away: it only refuses new records', async ({
    client,
    assert,
  }) => {
    const desk = await deskOf(client)
    for (let made = 0; made < 3; made++) await addClient(desk)
    await limitCompany(desk.company, { clients: 1 })
    assert.lengthOf((await desk.get('/api/clients')).body(), 3)
    const refused = await addClient(desk)
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), { allowed: 1, used: 3 })
  })
})
