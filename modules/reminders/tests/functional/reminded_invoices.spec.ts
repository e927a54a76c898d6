import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { haveMailServer } from '#core/tests/mail_server'
import { makeDunning } from '#modules/reminders/tests/dunning'

test.group('Invoices that get reminders', () => {
  test('one reminder lists several invoices of a client, never those of two or in two currencies', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const other = await dunning.debtor({ name: 'Weiß KG' })
    const [first, second] = [await dunning.late(10), await dunning.late(20)]
    const foreign = await dunning.late(10, { clientId: other })
    const dollars = await dunning.late(10, { currency: 'USD' })
    for (const mixed of [foreign, dollars]) {
      const refused = await dunning.remind([first, mixed])
      assert.deepEqual([refused.status(), refused.body().fields[0].rule], [422, 'one_client'])
    }
    const made = (await dunning.remind([first, second])).body()
    assert.deepEqual(
      [made.invoices.map(({ _id }: { _id: string }) => _id), made.total],
      [[second, first], 238]
    )
    assert.lengthOf((await dunning.due()).due, 2)
  })

  test('only open invoices are reminded of: no draft, paid, cancelled or void one, no cancellation', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const paid = await dunning.late(10)
    await dunning.post(`/api/invoices/${paid}/payments`, { amount: 119 })
    const cancelled = await dunning.late(10)
    await dunning.post(`/api/invoices/${cancelled}/cancel`)
    const withdrawn = await dunning.late(10)
    await dunning.post(`/api/invoices/${withdrawn}/void`)
    const draft = (await dunning.draft())._id
    const { cancelledBy } = (await dunning.get(`/api/invoices/${cancelled}`)).body()
    for (const id of [paid, cancelled, withdrawn, draft, cancelledBy._id]) {
      const refused = await dunning.remind([id])
      assert.deepEqual([refused.status(), refused.body().code], [409, 'not_open'])
    }
    const partly = await dunning.late(10)
    await dunning.post(`/api/invoices/${partly}/payments`, { amount: 19 })
    const { due, held } = await dunning.due()
    assert.deepEqual([due.length, due[0].open, held], [1, 100, []])
  })

  test('a level that is not due, or was sent, is refused; without an address no mail goes out', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client, { email: '' })
    const early = await dunning.late(3)
    const refused = await dunning.remind([early])
    assert.containsSubset(refused.body(), {
      code: 'not_yet',
      possibleOn: addDays(dunning.day(), 4),
    })
    const invoice = await dunning.late(10)
    const nowhere = await dunning.remind([invoice], 1, { isSent: true })
    assert.deepEqual([nowhere.status(), nowhere.body().fields[0].rule], [422, 'no_recipient'])
    assert.lengthOf(await dunning.reminders(), 0)

    const made = (await dunning.remind([invoice])).body()
    assert.isNull(made.sentAt)
    const again = await dunning.remind([invoice])
    assert.deepEqual([again.status(), again.body().code], [409, 'already_reminded'])
    const sent = await dunning.post(`/api/reminders/${made._id}/send`, { to: 'post@example.test' })
    assert.isNotNull(sent.body().sentAt)
    assert.lengthOf(await dunning.mails(), 1)
  }).setup(haveMailServer)
})
