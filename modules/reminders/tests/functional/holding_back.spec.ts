import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { Company } from '#modules/auth/public'
import { makeDunning } from '#modules/reminders/tests/dunning'

test.group('Row 75: stop and pause reminding', () => {
  test('an invoice is left alone until the day that was named is over', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const invoice = await dunning.late(10)
    const untilOn = addDays(dunning.day(), 2)
    const stop = { reason: 'Reklamation wird geprüft', untilOn }
    const stopped = await dunning.put(`/api/invoices/${invoice}/reminder-stop`, stop)
    assert.deepEqual(stopped.body().stop, stop)
    const { due, held } = await dunning.due()
    assert.lengthOf(due, 0)
    assert.containsSubset(held[0], {
      _id: invoice,
      because: 'invoiceStopped',
      until: untilOn,
      reason: stop.reason,
    })
    const refused = await dunning.remind([invoice])
    assert.containsSubset(refused.body(), { code: 'held_back', because: 'invoiceStopped' })

    assert.lengthOf((await dunning.later(2, '/api/reminders/due')).due, 0)
    assert.lengthOf((await dunning.later(3, '/api/reminders/due')).due, 1)
    await dunning.remove(`/api/invoices/${invoice}/reminder-stop`)
    assert.lengthOf((await dunning.due()).due, 1)
    const { timeline } = (await dunning.get(`/api/invoices/${invoice}`)).body()
    assert.deepEqual(
      timeline.slice(0, 2).map(({ action }: { action: string }) => action),
      ['invoice.reminders_resumed', 'invoice.reminders_stopped']
    )
  })

  test('a client is left alone with all its invoices, by a stop or by its own switch', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    await dunning.late(10)
    await dunning.late(20)
    const stop = { reason: 'Ratenzahlung vereinbart', untilOn: null }
    const path = `/api/clients/${dunning.clientId}/reminder-stop`
    assert.deepEqual((await dunning.put(path, stop)).body(), { stop })
    assert.deepEqual((await dunning.get(path)).body(), { stop })
    const stopped = await dunning.due()
    assert.deepEqual([stopped.due.length, stopped.held.length], [0, 2])
    await dunning.remove(path)
    assert.lengthOf((await dunning.due()).due, 1)

    await dunning.put(`/api/clients/${dunning.clientId}`, { isReminded: false })
    assert.equal((await dunning.due()).held[0].because, 'clientNotReminded')
  })

  test('the dashboard counts the invoices that may be reminded of and no other', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const toRemind = async () => (await dunning.get('/api/dashboard/outlook')).body().steps.toRemind
    const held = await dunning.late(10)
    await dunning.late(20)
    assert.equal(await toRemind(), 2)
    await dunning.put(`/api/invoices/${held}/reminder-stop`, {
      reason: 'Reklamation',
      untilOn: null,
    })
    assert.equal(await toRemind(), 1)
  })

  test('a promised payment is waited for until its day is over', async ({ client, assert }) => {
    const dunning = await makeDunning(client)
    const invoice = await dunning.late(10)
    const promisedOn = addDays(dunning.day(), 1)
    const promise = { promisedOn, note: 'am Telefon, Frau Weiß' }
    const path = `/api/invoices/${invoice}/promise`
    assert.deepEqual((await dunning.put(path, promise)).body().promise, promise)
    const later = { promisedOn: addDays(promisedOn, 1), note: '' }
    assert.deepEqual((await dunning.put(path, later)).body().promise, later)
    assert.containsSubset((await dunning.due()).held[0], {
      because: 'promised',
      until: later.promisedOn,
    })
    assert.lengthOf((await dunning.later(2, '/api/reminders/due')).due, 0)
    assert.lengthOf((await dunning.later(3, '/api/reminders/due')).due, 1)
    assert.isNull((await dunning.remove(path)).body().promise)
    assert.lengthOf((await dunning.due()).due, 1)

    const paid = await dunning.late(10)
    await dunning.post(`/api/invoices/${paid}/payments`, { amount: 119 })
    const refused = await dunning.put(`/api/invoices/${paid}/promise`, promise)
    assert.equal(refused.body().code, 'not_open')
  })

  test('a suspended company reminds nobody', async ({ client, assert }) => {
    const dunning = await makeDunning(client)
    const invoice = await dunning.late(10)
    await inTx(async () => (await Company.findOrFail(dunning.company.id)).suspend())
    const refused = await dunning.remind([invoice])
    assert.deepEqual([refused.status(), refused.body().code], [403, 'company_suspended'])
  })

  test('a client with reminders stays', async ({ client, assert }) => {
    const dunning = await makeDunning(client)
    await dunning.put(`/api/clients/${dunning.clientId}/reminder-stop`, { reason: 'x' })
    const refused = await dunning.remove(`/api/clients/${dunning.clientId}`)
    assert.equal(refused.status(), 409)
  })
})
