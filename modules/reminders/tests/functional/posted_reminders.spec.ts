import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { levelBody, makeDunning } from '#modules/reminders/tests/dunning'

const LEVEL = levelBody({ chargesInterest: true, chargesFlatSum: true })
const RATES = [{ from: '2020-01-01', percent: 1.27 }]

test.group('A printed reminder', () => {
  test('starts interest on the day after it was posted, not before', async ({ client, assert }) => {
    const dunning = await makeDunning(client)
    await dunning.rules({ levels: [LEVEL, LEVEL], baseRates: RATES })
    const invoice = await dunning.late(20, { isDueAgreed: false })
    const made = (await dunning.remind([invoice])).body()
    assert.isNull(made.postedOn)
    const start = async () => {
      const { due } = await dunning.later(20, '/api/reminders/due')
      const { defaultGround, interestFrom } = due[0].invoices[0]
      return [defaultGround, interestFrom, due[0].flatSum]
    }
    assert.deepEqual(await start(), [null, null, 0])

    const posted = await dunning.later(2, `/api/reminders/${made._id}/posted`, {})
    assert.equal(posted.postedOn, addDays(dunning.day(), 2))
    assert.deepEqual(await start(), ['reminder', addDays(dunning.day(), 3), 40])
    const { reminders } = (await dunning.get(`/api/invoices/${invoice}/reminders`)).body()
    assert.equal(reminders[0].postedOn, posted.postedOn)
  })

  test('is noted as posted once, and its history says so', async ({ client, assert }) => {
    const dunning = await makeDunning(client)
    const made = (await dunning.remind([await dunning.late(10)])).body()
    const path = `/api/reminders/${made._id}/posted`
    for (const body of [{}, { postedOn: dunning.day() }, { postedOn: null }]) {
      const answer = await dunning.post(path, body)
      answer.assertStatus(200)
      assert.equal(answer.body().postedOn, dunning.day())
    }
    const back = await dunning.remove(path)
    assert.isNull(back.body().postedOn)
    ;(await dunning.remove(path)).assertStatus(200)
    const history = (
      await dunning.get(`/api/clients/${dunning.clientId}/history?kind=reminder`)
    ).body()
    assert.deepEqual(
      history.map(({ action }: { action: string }) => action),
      ['reminder.posting_taken_back', 'reminder.posted', 'reminder.issued']
    )
  })

  test('is posted neither before its date nor in the future', async ({ client, assert }) => {
    const dunning = await makeDunning(client)
    const made = (await dunning.remind([await dunning.late(10)])).body()
    for (const [days, rule] of [
      [-1, 'posted_before_date'],
      [1, 'posted_in_future'],
    ] as const) {
      const postedOn = addDays(dunning.day(), days)
      const refused = await dunning.post(`/api/reminders/${made._id}/posted`, { postedOn })
      assert.deepEqual(
        [refused.status(), refused.body().fields[0].field, refused.body().fields[0].rule],
        [422, 'postedOn', rule]
      )
    }
  })

  test('keeps its day of posting once a later reminder counts on it', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    await dunning.rules({ levels: [LEVEL, LEVEL], baseRates: RATES })
    const invoice = await dunning.late(20)
    const made = (await dunning.remind([invoice])).body()
    const path = `/api/reminders/${made._id}/posted`
    await dunning.post(path)
    await dunning.later(10, '/api/reminders', { invoiceIds: [invoice], level: 2 })
    const refused = [
      await dunning.remove(path),
      await dunning.later(10, path, { postedOn: addDays(dunning.day(), 1) }),
    ]
    assert.deepEqual(
      [refused[0].status(), refused[0].body().code, refused[1].code],
      [409, 'counted_on', 'counted_on']
    )
    ;(await dunning.post(path, { postedOn: dunning.day() })).assertStatus(200)
  })

  test('may be noted later than the next one was made, as for reminders of the past', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const invoice = await dunning.late(20)
    const made = (await dunning.remind([invoice])).body()
    await dunning.later(20, '/api/reminders', { invoiceIds: [invoice], level: 2 })
    const answer = await dunning.post(`/api/reminders/${made._id}/posted`)
    assert.equal(answer.body().postedOn, dunning.day())
  })
})
