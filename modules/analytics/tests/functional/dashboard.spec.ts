import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { monthSoFar } from '#modules/analytics/reports/month_so_far'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

const ZONE = 'Europe/Berlin'
const done = (checklist: { key: string; done: boolean }[]) =>
  checklist.filter((step) => step.done).map(({ key }) => key)

test.group('The dashboard of the desk', () => {
  test('begins with a checklist that is worked off', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await desk.post('/api/settings', { companyInfo: { street: null, taxNumber: null } })
    const empty = await desk.get('/api/dashboard')
    empty.assertStatus(200)
    assert.containsSubset(empty.body(), {
      open: {},
      overdue: {},
      received: {},
      attention: [],
      runningTask: null,
    })
    assert.deepEqual(done(empty.body().checklist), [])
    const fields = Object.fromEntries(
      empty.body().checklist.map(({ key, field }: { key: string; field: string }) => [key, field])
    )
    assert.containsSubset(fields, {
      companyData: 'companyInfo.street',
      bankAccount: 'companyInfo.iban',
      taxNumber: 'companyInfo.taxNumber',
    })

    const saved = await desk.post('/api/settings', {
      companyInfo: {
        street: 'Hauptstr. 1',
        postalCode: '10115',
        city: 'Berlin',
        taxNumber: '12/345/67890',
        iban: 'DE89370400440532013000',
      },
    })
    saved.assertStatus(200)
    await desk.post('/api/clients', { type: 'business', name: 'Shpend Bau' })
    await desk.issued()
    const { checklist } = (await desk.get('/api/dashboard')).body()
    assert.includeMembers(done(checklist), [
      'companyData',
      'bankAccount',
      'taxNumber',
      'firstClient',
      'firstInvoice',
    ])
    assert.notIncludeMembers(done(checklist), ['logo'])
  })

  test('asks the owner of a new company for its legal form, until that is answered or skipped', async ({
    client,
    assert,
  }) => {
    const asks = async (desk: Awaited<ReturnType<typeof makeDesk>>) =>
      (await desk.get('/api/dashboard')).body().isWelcome
    const skipping = await makeDesk(client)
    assert.isTrue(await asks(skipping))
    const member = await makePerson(skipping.company.id, 'member')
    const seen = await client.get('/api/dashboard').bearerToken(member.token)
    assert.isFalse(seen.body().isWelcome)
    const skip = { preferences: { isWelcomeClosed: true } }
    ;(await skipping.post('/api/settings', skip)).assertStatus(200)
    assert.isFalse(await asks(skipping))
    await skipping.post('/api/settings', { preferences: { isWelcomeClosed: false } })
    assert.isFalse(await asks(skipping))

    const answering = await makeDesk(client)
    const answer = { companyInfo: { country: 'XK', legalForm: 'xk.shpk', postalCode: '' } }
    const saved = await answering.post('/api/settings', answer)
    assert.equal(saved.body().preferences.defaultTaxRate, 18)
    assert.isFalse(await asks(answering))
  })

  test('adds up what is open, overdue and received, each currency for itself', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { timeZone: ZONE })
    const day = today(ZONE)
    const late = await desk.issued({ date: addDays(day, -20), dueDate: addDays(day, -1) })
    const soon = await desk.issued({ dueDate: addDays(day, 3) })
    await desk.issued({ dueDate: addDays(day, 4), currency: 'ALL' })
    await desk.draft({ dueDate: addDays(day, -5) })
    const paid = await desk.post(`/api/invoices/${late._id}/payments`, {
      amount: '19.00',
      date: day,
      method: 'bankTransfer',
    })
    paid.assertStatus(201)

    const board = (await desk.get('/api/dashboard')).body()
    assert.deepEqual(board.open, { ALL: 119, EUR: 219 })
    assert.deepEqual(board.overdue, { EUR: 100 })
    assert.deepEqual(board.received, { EUR: 19 })
    assert.equal(board.receivedFrom, `${day.slice(0, 8)}01`)
    const { before } = monthSoFar(day)
    assert.containsSubset(board, {
      receivedBefore: {},
      receivedBeforeTo: before.to,
    })
    assert.containsSubset(board.attention, [
      { kind: 'invoice', _id: late._id, isOverdue: true, daysOverdue: 1, open: 100 },
      { kind: 'invoice', _id: soon._id, isOverdue: false, daysOverdue: 0, open: 119 },
    ])
    assert.lengthOf(board.attention, 2)

    await desk.post(`/api/invoices/${soon._id}/cancel`)
    assert.deepEqual((await desk.get('/api/dashboard')).body().open, { ALL: 119, EUR: 100 })

    const early = { amount: '7.00', date: before.from, method: 'bankTransfer' }
    ;(await desk.post(`/api/invoices/${late._id}/payments`, early)).assertStatus(201)
    const later = (await desk.get('/api/dashboard')).body()
    assert.deepEqual([later.received, later.receivedBefore], [{ EUR: 19 }, { EUR: 7 }])
  })

  test('shows tasks that are late or due in three days, and what I work on', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { timeZone: ZONE })
    const day = today(ZONE)
    const late = await makeTask(desk.owner, { title: 'Late', dueDate: addDays(day, -1) })
    await makeTask(desk.owner, { title: 'Soon', dueDate: addDays(day, 3) })
    await makeTask(desk.owner, { title: 'Later', dueDate: addDays(day, 4) })
    await makeTask(desk.owner, { title: 'Done', dueDate: day, status: 'done' })
    await desk.post(`/api/tasks/${late.id}/time/start`)

    const board = (await desk.get('/api/dashboard')).body()
    assert.deepEqual(
      board.attention.map(({ title, isOverdue }: { title: string; isOverdue: boolean }) => [
        title,
        isOverdue,
      ]),
      [
        ['Late', true],
        ['Soon', false],
      ]
    )
    assert.equal(board.runningTask.title, 'Late')
  })

  test('is closed to employees', async ({ client }) => {
    const desk = await makeDesk(client)
    const anna = await makePerson(desk.company.id, 'employee')
    const refused = await client.get('/api/dashboard').bearerToken(anna.token)
    refused.assertStatus(403)
  })
})
