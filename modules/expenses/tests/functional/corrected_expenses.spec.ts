import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'

const TRAIN = { category: 'travel', description: 'Bahn nach Bremen', amount: 107, taxRate: 7 }

/** An expense that an invoice, cancelled by now, charged its client for. */
async function makeCancelledDesk(client: ApiClient) {
  const desk = await makeExpenseDesk(client)
  const clientId = (await desk.post('/api/clients', { name: 'Müller Bau', ...ADDRESS })).body()._id
  const expense = await desk.expense({ lines: [TRAIN], clientId, isRebillable: true })
  const draft = () => desk.draft({ clientId, customClient: undefined })
  const add = (invoiceId: string) =>
    desk.post(`/api/invoices/${invoiceId}/expenses`, { expenses: [expense._id] })
  const invoice = await draft()
  ;(await add(invoice._id)).assertStatus(200)
  for (const step of ['issue', 'cancel']) {
    ;(await desk.post(`/api/invoices/${invoice._id}/${step}`)).assertStatus(200)
  }
  const replace = () => desk.post(`/api/invoices/${invoice._id}/replacement`)
  const billedBy = async () => (await desk.get(`/api/expenses/${expense._id}`)).body().billedBy
  return { ...desk, expense, draft, add, replace, billedBy }
}

test.group('Expenses of a corrected invoice', () => {
  test('row 113: on a corrected invoice, a line charges for the same expense, until the line or the draft goes', async ({
    client,
    assert,
  }) => {
    const desk = await makeCancelledDesk(client)
    assert.isNull(await desk.billedBy())
    const draft = (await desk.replace()).body()
    assert.equal((await desk.billedBy())._id, draft._id)
    const charged = (await desk.get(`/api/invoices/${draft._id}/expenses`)).body()
    assert.deepEqual(charged, [{ _id: desk.expense._id, lineId: draft.lines.at(-1)._id }])

    const own = draft.lines.slice(0, -1)
    ;(await desk.put(`/api/invoices/${draft._id}`, { lines: own })).assertStatus(200)
    assert.isNull(await desk.billedBy())
    ;(await desk.remove(`/api/invoices/${draft._id}`)).assertStatus(200)
    const second = (await desk.replace()).body()
    assert.equal((await desk.billedBy())._id, second._id)
    ;(await desk.remove(`/api/invoices/${second._id}`)).assertStatus(200)
    assert.isNull(await desk.billedBy())
  })

  test('of a replacement and drafts that charge for it at once one wins', async ({
    client,
    assert,
  }) => {
    const desk = await makeCancelledDesk(client)
    const drafts = [await desk.draft(), await desk.draft()]
    const answers = await Promise.all([desk.replace(), ...drafts.map(({ _id }) => desk.add(_id))])
    const lost = answers.filter((answer) => answer.status() >= 300)
    assert.lengthOf(lost, 2)
    for (const answer of lost) {
      answer.assertStatus(409)
      assert.include(['records_drafted', 'not_unbilled'], answer.body().code)
    }
  })

  test('the invoice that charges for it by now is named', async ({ client, assert }) => {
    const desk = await makeCancelledDesk(client)
    const other = await desk.draft()
    ;(await desk.add(other._id)).assertStatus(200)
    const { number } = (await desk.post(`/api/invoices/${other._id}/issue`)).body()
    const refused = await desk.replace()
    assert.deepEqual([refused.status(), refused.body().code], [409, 'records_billed'])
    assert.include(refused.body().error, number)
  })
})
