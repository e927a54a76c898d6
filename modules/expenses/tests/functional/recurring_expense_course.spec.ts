import { test } from '@japa/runner'
import { mailsTo } from '#core/tests/mails_to'
import {
  each,
  makeRecurringExpenseDesk,
  recordAllDue,
} from '#modules/expenses/factories/recurring_expense_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'

type Desk = Awaited<ReturnType<typeof makeRecurringExpenseDesk>>

const endMails = async (desk: Desk) =>
  (await mailsTo(desk.owner.user.email)).filter(({ kind }) => kind === 'expenses.ended')

test.group('The end of a recurring expense', (group) => {
  const clock = clockOf(group, '2029-12-15')

  test('row 112: owners get one mail when the last date is recorded, none when they end it', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const { _id } = await desk.repeat({ endsOn: '2030-02-15' })
    const ended = await desk.repeat({ vendor: 'Pixelwerk Ltd' })
    ;(await desk.end(ended._id)).assertStatus(200)
    clock.moveTo('2030-01-01')
    await recordAllDue()
    assert.isEmpty(await endMails(desk))
    clock.moveTo('2030-03-05')
    await recordAllDue()
    await recordAllDue()
    clock.moveTo('2029-12-15')
    assert.equal((await desk.read(_id)).status, 'ended')
    const [mail, ...more] = await endMails(desk)
    assert.isEmpty(more)
    assert.include(mail?.subject ?? '', 'Hausverwaltung Speicherhof')
    assert.include(mail?.text ?? '', '01.02.2030')
    assert.include(mail?.links.join(' ') ?? '', `/expenses/recurring?edit=${_id}`)
  })
})

test.group('Past dates of a new recurring expense', (group) => {
  clockOf(group, '2029-12-15')
  const START = each('2029-09-30')
  const PAST = ['2029-09-30', '2029-10-30', '2029-11-30']

  test('row 112: past dates are counted before and recorded in one step', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const dates = await desk.post(`${desk.PATH}/dates`, { schedule: START })
    assert.containSubset(dates.body(), { past: 3 })
    assert.equal(dates.body().dates[0], '2029-12-30')

    const made = await desk.repeat({ schedule: START, recordsPast: true, endsAfter: 10 })
    assert.containSubset(made, { nextDate: '2029-12-30', runsMade: 3, status: 'active' })
    assert.lengthOf(made.dates, 7)
    assert.deepEqual(await desk.daysRecorded(), PAST)
    await recordAllDue()
    assert.deepEqual(await desk.daysRecorded(), PAST)
    const [first] = await desk.recorded()
    const expense = (await desk.get(`/api/expenses/${first?._id}`)).body()
    assert.equal(expense.recurring._id, made._id)
    assert.containSubset(expense, { dueDate: '2029-10-03', gross: 1487.5 })
  })

  test('without the wish nothing is recorded, and one that lies wholly in the past ends at once', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    await desk.repeat({ schedule: START })
    assert.isEmpty(await desk.daysRecorded())
    const over = await desk.repeat({ schedule: START, endsOn: '2029-11-01', recordsPast: true })
    assert.containSubset(over, { status: 'ended', runsMade: 2, nextDate: null })
    assert.isEmpty(await endMails(desk))
  })

  test('the same request twice records them once, and a failure none of them', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const body = { schedule: START, recordsPast: true }
    const send = () =>
      client
        .post(desk.PATH)
        .bearerToken(desk.owner.token)
        .header('idempotency-key', `past-${desk.company.id}`)
        .json({
          vendor: 'Speicherhof',
          payment: 'automatic',
          ...body,
          lines: [{ category: 'rent', amount: 1000, taxRate: 19 }],
        })
    const answers = await Promise.all([send(), send()])
    assert.isTrue(answers.some((answer) => answer.status() === 201))
    assert.deepEqual(await desk.daysRecorded(), PAST)

    const lines = [{ category: 'rent', amount: 1000, taxRate: 19 }]
    const refused = await desk.propose({ ...body, lines, projectId: 'unknown' })
    refused.assertStatus(422)
    assert.deepEqual(await desk.daysRecorded(), PAST)
  })

  test('too many are refused at the field, with how many may be recorded', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const daily = { startOn: '2029-01-01', every: 1, unit: 'day' }
    const refused = await desk.propose({ schedule: daily, recordsPast: true })
    refused.assertStatus(422)
    assert.containSubset(refused.body(), {
      code: 'recurring_too_many_past',
      fields: [{ field: 'recordsPast' }],
    })
    assert.match(refused.body().error, /348.*60/)
    assert.isEmpty((await desk.get(desk.PATH)).body())
    const most = { startOn: '2029-10-16', every: 1, unit: 'day' }
    ;(await desk.propose({ schedule: most, recordsPast: true })).assertStatus(201)
    assert.lengthOf(await desk.daysRecorded(), 60)
  })

  test('a reported month is warned about once for all', async ({ client, assert }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const months = ['2029-10', '2029-11']
    ;(await desk.post('/api/reports/vat/months', { months, confirmed: true })).assertStatus(201)
    const body = { schedule: START, recordsPast: true }
    const warned = await desk.propose(body)
    assert.deepEqual([warned.status(), warned.body().code], [409, 'month_reported'])
    assert.deepEqual(warned.body().months, months)
    assert.isEmpty(await desk.daysRecorded())
    ;(await desk.propose({ ...body, acknowledged: true })).assertStatus(201)
    assert.deepEqual(await desk.daysRecorded(), PAST)
  })
})
