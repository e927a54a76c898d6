import { test } from '@japa/runner'
import { makeClaimDesk, TICKET } from '#modules/expenses/factories/claim_factory'
import { SUPPLIES } from '#modules/expenses/factories/expense_factory'

const IN_MARCH = { date: '2026-03-10' }

test.group('An expense in a month whose VAT has been reported', () => {
  test('is refused with a warning, and recorded in the audit log once it is acknowledged', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const { _id } = await desk.expense(IN_MARCH)
    const april = await desk.expense({ date: '2026-04-10' })
    ;(
      await desk.post('/api/reports/vat/months', { months: ['2026-03'], confirmed: true })
    ).assertStatus(201)
    const lines = [{ ...SUPPLIES, amount: 238 }]
    const refusals = [
      await desk.record(IN_MARCH),
      await desk.put(`/api/expenses/${_id}`, { lines }),
      await desk.put(`/api/expenses/${_id}`, { date: '2026-04-02' }),
      await desk.put(`/api/expenses/${april._id}`, IN_MARCH),
      await desk.remove(`/api/expenses/${_id}`),
    ]
    for (const answer of refusals) {
      answer.assertStatus(409)
      assert.containSubset(answer.body(), { code: 'month_reported', months: ['2026-03'] })
      assert.include(answer.body().error, '03/2026')
    }
    const changed = await desk.put(`/api/expenses/${_id}`, { lines, acknowledged: true })
    changed.assertStatus(200)
    ;(await desk.remove(`/api/expenses/${_id}?acknowledged=1`)).assertStatus(204)
    const log = (await desk.get('/api/audit-log?type=expense')).body()
    const warned = log.filter(
      ({ action }: { action: string }) => action === 'expense.reported_month_changed'
    )
    assert.lengthOf(warned, 2)
    assert.containSubset(warned[0], { details: { month: '2026-03' } })
  })

  test('keeps its notes and payment free of warnings, and so does one without VAT', async ({
    client,
  }) => {
    const desk = await makeClaimDesk(client)
    const { _id } = await desk.expense({ ...IN_MARCH, dueDate: '2026-04-10' })
    ;(
      await desk.post('/api/reports/vat/months', { months: ['2026-03'], confirmed: true })
    ).assertStatus(201)
    const path = `/api/expenses/${_id}`
    ;(await desk.put(path, { notes: 'Toner', reference: 'R-1' })).assertStatus(200)
    ;(await desk.post(`${path}/payment`, { date: '2026-04-01' })).assertStatus(200)
    const postage = { category: 'postage', amount: 5, taxRate: 0 }
    ;(await desk.record({ ...IN_MARCH, lines: [postage] })).assertStatus(201)
  })

  test('warns before a handed-in receipt is approved into it', async ({ client, assert }) => {
    const desk = await makeClaimDesk(client)
    ;(
      await desk.post('/api/reports/vat/months', { months: ['2026-03'], confirmed: true })
    ).assertStatus(201)
    const { _id } = await desk.handIn({ ...TICKET, ...IN_MARCH })
    const refused = await desk.decide(_id, 'approve')
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'month_reported')
    ;(await desk.decide(_id, 'approve', { acknowledged: true })).assertStatus(200)
  })
})
