import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'

const TRAIN = { category: 'travel', description: 'Bahn nach Bremen', amount: 107, taxRate: 7 }

async function makeRebillingDesk(client: ApiClient) {
  const desk = await makeExpenseDesk(client)
  const address = { street: 'Weg 1', postalCode: '20095', city: 'Hamburg', country: 'DE' }
  const addClient = async (name: string) =>
    (await desk.post('/api/clients', { name, ...address })).body()._id as string
  const clientId = await addClient('Müller Bau GmbH')
  const rebillable = (body: object = {}) =>
    desk.expense({ vendor: 'Deutsche Bahn', lines: [TRAIN], clientId, isRebillable: true, ...body })
  const unbilled = async (query = '') =>
    (await desk.get(`/api/unbilled-expenses?clientId=${clientId}${query}`)).body()
  const draft = (body: object = {}) => desk.draft({ clientId, customClient: undefined, ...body })
  const add = (invoiceId: string, ...expenses: string[]) =>
    desk.post(`/api/invoices/${invoiceId}/expenses`, { expenses })
  const billedBy = async (id: string) => (await desk.get(`/api/expenses/${id}`)).body().billedBy
  return { ...desk, clientId, addClient, rebillable, unbilled, draft, add, billedBy }
}

test.group('Row 113: expenses that clients are charged for', () => {
  test('row 113: a rebillable expense becomes one line with its mark-up, net, at the usual rate', async ({
    client,
    assert,
  }) => {
    const desk = await makeRebillingDesk(client)
    const { _id } = await desk.rebillable({ markup: 10 })
    await desk.expense()
    const [open] = await desk.unbilled()
    assert.containSubset(open, { _id, amount: 110, markup: 10, currency: 'EUR' })

    const draft = await desk.draft()
    const answer = await desk.add(draft._id, _id)
    answer.assertStatus(200)
    const { lines, net, tax } = answer.body()
    assert.containSubset(lines.at(-1), { quantity: 1, unitPrice: 110, taxRate: 19 })
    assert.match(
      lines.at(-1).description,
      /^Bahn nach Bremen \(Deutsche Bahn, \d\d\.\d\d\.\d{4}\)$/
    )
    assert.equal(net, 210)
    assert.equal(tax, 39.9)
    assert.deepEqual(await desk.unbilled(), [])
    assert.equal((await desk.billedBy(_id))._id, draft._id)
    const charged = (await desk.get(`/api/invoices/${draft._id}/expenses`)).body()
    assert.deepEqual(charged, [{ _id, lineId: lines.at(-1)._id }])
  })

  test('row 113: the list says for whom an expense was, and which ones wait for an invoice', async ({
    client,
    assert,
  }) => {
    const desk = await makeRebillingDesk(client)
    const waiting = await desk.rebillable()
    const charged = await desk.rebillable()
    await desk.expense()
    const draft = await desk.draft()
    await desk.add(draft._id, charged._id)
    const listed = async (query: string) => (await desk.get(`/api/expenses?${query}`)).body()
    assert.containSubset(await listed('rebilling=open'), [
      { _id: waiting._id, client: { name: 'Müller Bau GmbH' }, project: null, billedBy: null },
    ])
    assert.lengthOf(await listed('rebilling=open'), 1)
    assert.containSubset(await listed('rebilling=billed'), [
      { _id: charged._id, billedBy: { _id: draft._id, number: null } },
    ])
    assert.lengthOf(await listed('rebilling=billed'), 1)
    assert.lengthOf(await listed(''), 3)
    assert.equal((await desk.get('/api/expenses/summary')).body().toRebill, 1)
    ;(await desk.get('/api/expenses?rebilling=perhaps')).assertStatus(422)
  })

  test('an expense is charged once, also by two requests at the same moment', async ({
    client,
    assert,
  }) => {
    const desk = await makeRebillingDesk(client)
    const { _id } = await desk.rebillable()
    const drafts = [await desk.draft(), await desk.draft()]
    const answers = await Promise.all(drafts.map((draft) => desk.add(draft._id, _id)))
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 409])
    const again = await desk.add(drafts[0]._id, _id)
    again.assertStatus(409)
    assert.equal(again.body().code, 'not_unbilled')
  })

  test('a deleted line, a deleted draft and a cancelled invoice give the expense back', async ({
    client,
    assert,
  }) => {
    const desk = await makeRebillingDesk(client)
    const { _id } = await desk.rebillable()
    const first = await desk.draft()
    await desk.add(first._id, _id)
    const [kept] = (await desk.get(`/api/invoices/${first._id}`)).body().lines
    ;(await desk.put(`/api/invoices/${first._id}`, { lines: [kept] })).assertStatus(200)
    assert.isNull(await desk.billedBy(_id))

    await desk.add(first._id, _id)
    ;(await desk.remove(`/api/invoices/${first._id}`)).assertStatus(200)
    assert.isNull(await desk.billedBy(_id))

    const issued = await desk.draft()
    await desk.add(issued._id, _id)
    ;(await desk.post(`/api/invoices/${issued._id}/issue`)).assertStatus(200)
    assert.isNotNull((await desk.billedBy(_id)).number)
    const cancelled = await desk.post(`/api/invoices/${issued._id}/cancel`, { reason: 'Irrtum' })
    assert.isBelow(cancelled.status(), 300)
    assert.lengthOf(await desk.unbilled(), 1)
  })

  test('a charged expense keeps its amount and client; the rest can be corrected', async ({
    client,
    assert,
  }) => {
    const desk = await makeRebillingDesk(client)
    const { _id } = await desk.rebillable()
    const draft = await desk.draft()
    await desk.add(draft._id, _id)
    const dearer = await desk.put(`/api/expenses/${_id}`, { lines: [{ ...TRAIN, amount: 214 }] })
    dearer.assertStatus(409)
    assert.equal(dearer.body().code, 'is_billed')
    ;(await desk.remove(`/api/expenses/${_id}`)).assertStatus(409)
    const lines = [{ ...TRAIN, category: 'vehicle' }]
    ;(await desk.put(`/api/expenses/${_id}`, { lines, notes: 'Quittung' })).assertStatus(200)

    const other = await desk.addClient('Andere GmbH')
    const moved = await desk.put(`/api/invoices/${draft._id}`, { clientId: other })
    moved.assertStatus(422)
    assert.equal(moved.body().fields[0].field, 'clientId')
  })

  test('expenses of other clients and in foreign currencies stay off the invoice', async ({
    client,
    assert,
  }) => {
    const desk = await makeRebillingDesk(client)
    const other = await desk.addClient('Andere GmbH')
    const foreign = await desk.rebillable({ clientId: other })
    const draft = await desk.draft()
    ;(await desk.add(draft._id, foreign._id)).assertStatus(409)

    const { _id } = await desk.rebillable({ currency: 'CHF', exchangeRate: 1.05 })
    const [inEuro] = await desk.unbilled()
    assert.equal(inEuro.amount, 105)
    const [inFrancs] = await desk.unbilled('&currency=CHF')
    assert.equal(inFrancs.amount, 100)
    const [inLek] = await desk.unbilled('&currency=ALL')
    assert.isNull(inLek.amount)
    const inLekDraft = await desk.draft({ currency: 'ALL' })
    const refused = await desk.add(inLekDraft._id, _id)
    refused.assertStatus(422)
    assert.equal(refused.body().fields[0].field, 'expenses')
  })

  test('a rebillable expense names its client, who must be one of the company', async ({
    client,
    assert,
  }) => {
    const desk = await makeRebillingDesk(client)
    for (const clientId of [null, '01900000-0000-7000-8000-000000000000']) {
      const refused = await desk.record({ clientId, isRebillable: true })
      refused.assertStatus(422)
      assert.equal(refused.body().fields[0].field, 'clientId')
    }
  })
})
