import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { mailsTo } from '#core/tests/mails_to'
import { makeClaimDesk, TICKET } from '#modules/expenses/factories/claim_factory'

const XML = Buffer.from('<?xml version="1.0"?><receipt/>')

test.group('Row 111: receipts that people hand in', () => {
  test('row 111: a receipt counts nowhere until it is approved, and then everywhere', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const month = desk.day.slice(0, 8)
    const due = async () => {
      const query = `from=${month}01&to=${desk.day}&interval=month`
      const [table] = (await desk.get(`/api/reports/vat/due?${query}`)).body().tables
      return table?.inputTax ?? 0
    }
    const { _id, status } = await desk.handIn()
    assert.equal(status, 'submitted')
    assert.lengthOf(await desk.expenses(), 0)
    assert.equal(await due(), 0)
    assert.containSubset((await desk.get('/api/expenses/summary')).body(), {
      thisMonth: { count: 0 },
      handedIn: 1,
    })
    const approved = await desk.decide(_id, 'approve', { taxRate: 7 })
    approved.assertStatus(200)
    const [expense] = await desk.expenses()
    assert.containSubset(expense, {
      vendor: 'Deutsche Bahn',
      gross: 59.5,
      tax: 3.89,
      status: 'open',
      paidDate: null,
      categories: ['travel'],
      claimant: { _id, name: 'Test employee', kind: 'receipt', paidBy: 'person' },
    })
    assert.deepEqual(approved.body().expense, { _id: expense._id, number: expense.number })
    assert.equal(await due(), 3.89)
    assert.equal((await desk.get('/api/expenses/summary')).body().handedIn, 0)
  })

  test('what the company’s card paid is paid on its day, what a person paid once it is paid back', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const day = addDays(desk.day, -3)
    const card = await desk.handIn({ paidBy: 'company', date: day, vendor: 'Karte' })
    const own = await desk.handIn({ vendor: 'Selbst' })
    for (const { _id } of [card, own]) (await desk.decide(_id, 'approve')).assertStatus(200)
    const byVendor = async (vendor: string) =>
      (await desk.expenses()).find((one: { vendor: string }) => one.vendor === vendor)
    assert.containSubset(await byVendor('Karte'), { status: 'paid', paidDate: day })
    const { _id } = await byVendor('Selbst')
    const seen = async () => (await desk.staff.get(`/api/expense-claims/${own._id}`)).body()
    assert.isNull((await seen()).reimbursedDate)
    ;(await desk.post(`/api/expenses/${_id}/payment`, { date: desk.day })).assertStatus(200)
    assert.equal((await seen()).reimbursedDate, desk.day)
  })

  test('a receipt that is sent back is corrected and handed in again, a rejected one is not', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const { _id, version } = await desk.handIn()
    const path = `/api/expense-claims/${_id}`
    ;(await desk.decide(_id, 'return')).assertStatus(422)
    const returned = await desk.decide(_id, 'return', { reason: 'The amount is cut off.' })
    assert.containSubset(returned.body(), { status: 'returned', reason: 'The amount is cut off.' })
    ;(await desk.decide(_id, 'approve')).assertStatus(409)
    const body = { ...TICKET, date: desk.day, amount: 60.5 }
    const stale = await desk.staff.put(path, { ...body, version })
    stale.assertStatus(409)
    assert.equal(stale.body().code, 'version_conflict')
    const again = await desk.staff.put(path, { ...body, version: version + 1 })
    assert.containSubset(again.body(), { status: 'submitted', amount: 60.5 })
    ;(await desk.decide(_id, 'reject', { reason: 'Private.' })).assertStatus(200)
    const refused = await desk.staff.put(path, body)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'claim_decided')
    assert.lengthOf(await desk.expenses(), 0)
  })

  test('files are added while it is open and belong to the expense afterwards', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const { _id } = await desk.handIn()
    const path = `/api/expense-claims/${_id}/receipts`
    const sent = await desk.staff.sendFile(path, 'ticket.xml', XML)
    sent.assertStatus(201)
    const [file] = sent.body().receipts
    ;(await desk.decide(_id, 'approve')).assertStatus(200)
    const [expense] = await desk.expenses()
    assert.equal(expense.receiptCount, 1)
    const kept = await desk.get(`/api/expenses/${expense._id}/receipts/${file._id}`)
    kept.assertStatus(200)
    ;(await desk.staff.get(`${path}/${file._id}`)).assertStatus(200)
    ;(await desk.staff.sendFile(path, 'late.xml', XML)).assertStatus(409)
    ;(await desk.staff.remove(`${path}/${file._id}`)).assertStatus(409)
    ;(await desk.staff.remove(`/api/expense-claims/${_id}`)).assertStatus(409)
  })

  test('several are approved at once, each person gets one mail, and what cannot be is named', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const first = await desk.handIn()
    const second = await desk.handIn({ vendor: 'Taxi' })
    const rejected = await desk.handIn({ vendor: 'Kiosk' })
    ;(await desk.decide(rejected._id, 'reject', { reason: 'Private.' })).assertStatus(200)
    const claimIds = [first, second, rejected].map(({ _id }) => _id)
    const answer = await desk.post('/api/expense-claims/approve', { claimIds })
    answer.assertStatus(200)
    assert.lengthOf(answer.body().done, 2)
    assert.containSubset(answer.body().refused, [{ _id: rejected._id, code: 'claim_not_waiting' }])
    assert.lengthOf(await desk.expenses(), 2)
    const kinds = (await mailsTo(desk.employee.user.email)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['expenses.rejected', 'expenses.approved'])
    const owner = (await mailsTo(desk.owner.user.email)).filter(({ kind }) =>
      kind.startsWith('expenses.')
    )
    assert.lengthOf(owner, 1, 'further receipts of a person who is waited for cause no mail')
  })
})
