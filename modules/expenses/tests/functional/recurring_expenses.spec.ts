import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import {
  each,
  makeRecurringExpenseDesk,
  RENT,
  type RecordedRun,
  recordAllDue,
} from '#modules/expenses/factories/recurring_expense_factory'
import { resumeRecurring } from '#modules/expenses/recurring/change_state'
import { scopeOf } from '#modules/recurring/company_scope'
import { clockOf } from '#modules/recurring/factories/recurring_factory'

test.group('Row 112: expenses that come again and again', (group) => {
  const clock = clockOf(group, '2029-12-15')
  /** To the day on which the owner has signed in. */
  const back = () => clock.moveTo('2029-12-15')

  test('row 112: the rent is recorded on each of its days, to be paid, without a receipt', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const { _id, nextDate, gross, dates } = await desk.repeat({
      schedule: each('2030-01-31'),
      vendorIban: 'DE02120300000000202051',
      notes: 'Vertrag 771',
    })
    assert.deepEqual([nextDate, gross], ['2030-01-31', 1487.5])
    assert.deepEqual(dates.slice(0, 3), ['2030-01-31', '2030-02-28', '2030-03-31'])
    for (const day of ['2030-01-31', '2030-02-28', '2030-03-01']) {
      clock.moveTo(day)
      await recordAllDue()
    }
    back()
    const [first, second, ...none] = await desk.recorded()
    assert.isEmpty(none)
    assert.equal(second?.date, '2030-02-28')
    const { lines, ...expense } = (await desk.get(`/api/expenses/${first?._id}`)).body()
    assert.containSubset(expense, {
      date: '2030-01-31',
      dueDate: '2030-02-03',
      paidDate: null,
      net: 1250,
      tax: 237.5,
      receiptCount: 0,
      vendorIban: 'DE02120300000000202051',
      notes: 'Vertrag 771',
      recurring: { _id },
    })
    assert.containSubset(lines, [{ category: 'rent', description: 'Miete', amount: 1487.5 }])
    const after = await desk.read(_id)
    assert.deepInclude(after, { nextDate: '2030-03-31', runsMade: 2, status: 'active' })
    assert.deepEqual(
      after.runs.map(({ date, expense }: RecordedRun) => [date, expense?.hasReceipt]),
      [
        ['2030-02-28', false],
        ['2030-01-31', false],
      ]
    )
  })

  test('row 112: a subscription that is debited counts as paid on its day, with VAT owed for the vendor abroad', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    await desk.repeat({
      vendor: 'Pixelwerk Ltd',
      lines: [{ category: 'software', amount: 20, taxRate: 19 }],
      taxTreatment: 'reverseCharge',
      payment: 'automatic',
      dueDays: null,
    })
    clock.moveTo('2030-01-01')
    await recordAllDue()
    back()
    const [expense] = await desk.recorded()
    assert.containSubset((await desk.get(`/api/expenses/${expense?._id}`)).body(), {
      paidDate: '2030-01-01',
      dueDate: null,
      gross: 20,
      tax: 0,
      owedTax: 3.8,
    })
  })

  test('row 112: every rhythm has its dates, and it ends with a day or after a number', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const RHYTHMS = [
      [{ unit: 'week' }, { endsAfter: 3 }, ['2030-01-01', '2030-01-08', '2030-01-15']],
      [{ every: 3 }, { endsOn: '2030-09-30' }, ['2030-01-01', '2030-04-01', '2030-07-01']],
      [{ unit: 'year' }, { endsAfter: 2 }, ['2030-01-01', '2031-01-01']],
      [{ on: 'lastDay' }, { endsAfter: 2 }, ['2030-01-31', '2030-02-28']],
    ] as const
    for (const [rhythm, end, dates] of RHYTHMS) {
      const schedule = each('2030-01-01', rhythm)
      const body = (await desk.post(`${desk.PATH}/dates`, { schedule, ...end })).body()
      assert.deepEqual(body, { dates, past: 0 })
      await desk.repeat({ schedule, ...end })
    }
    clock.moveTo('2032-06-01')
    await recordAllDue()
    back()
    const all = RHYTHMS.flatMap(([, , dates]) => dates)
    assert.deepEqual(await desk.daysRecorded(), [...all].sort())
    const ended = (await desk.get(`${desk.PATH}?status=ended`)).body()
    assert.lengthOf(ended, RHYTHMS.length)
    assert.equal(ended[0].nextDate, null)
    ;(await desk.pause(ended[0]._id)).assertStatus(409)
  })

  test('row 112: what a standstill missed is made up for once, by two servers and with the clock set back', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const { _id } = await desk.repeat()
    clock.moveTo('2030-01-01')
    clock.moveBy(-2)
    await recordAllDue()
    back()
    assert.isEmpty(await desk.daysRecorded())

    clock.moveTo('2030-04-10')
    await Promise.all([recordAllDue(), recordAllDue()])
    clock.moveTo('2030-03-05')
    await recordAllDue()
    back()
    const due = ['2030-01-01', '2030-02-01', '2030-03-01', '2030-04-01']
    assert.deepEqual(await desk.daysRecorded(), due)
    assert.equal((await desk.read(_id)).nextDate, '2030-05-01')
  })

  test('row 112: a date that has its expense never gets another, also when that was deleted', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const { _id } = await desk.repeat()
    clock.moveTo('2030-02-10')
    await recordAllDue()
    back()
    const [january] = await desk.recorded()
    ;(await desk.remove(`/api/expenses/${january?._id}`)).assertStatus(204)
    // As a backup that knows the expenses and not how far it had come.
    await inTx(() =>
      writer()
        .from('recurring_expenses')
        .where({ company_id: desk.company.id, id: _id })
        .update({ next_index: 0, next_on: '2030-01-01', next_at: 0 })
    )
    clock.moveTo('2030-02-10')
    await recordAllDue()
    back()
    assert.deepEqual(await desk.daysRecorded(), ['2030-02-01'])
    const { runs, nextDate } = await desk.read(_id)
    assert.equal(nextDate, '2030-03-01')
    assert.deepEqual(
      runs.map(({ date, expense }: RecordedRun) => [date, expense === null]),
      [
        ['2030-02-01', false],
        ['2030-01-01', true],
      ]
    )
  })

  test('row 112: a pause leaves its dates out, and an end stops everything', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const { _id } = await desk.repeat()
    ;(await desk.resume(_id)).assertStatus(409)
    ;(await desk.pause(_id)).assertStatus(200)
    clock.moveTo('2030-03-10')
    await recordAllDue()
    const company = await scopeOf(desk.company.id)
    await inTx(() => resumeRecurring(company, _id))
    clock.moveTo('2030-04-01')
    await recordAllDue()
    back()
    assert.deepEqual(await desk.daysRecorded(), ['2030-04-01'])
    ;(await desk.remove(`${desk.PATH}/${_id}`)).assertStatus(409)
    assert.containSubset((await desk.end(_id)).body(), { status: 'ended', nextDate: null })
    clock.moveTo('2030-05-01')
    await recordAllDue()
    back()
    assert.lengthOf(await desk.daysRecorded(), 1)

    const unused = await desk.repeat()
    ;(await desk.remove(`${desk.PATH}/${unused._id}`)).assertStatus(204)
    ;(await desk.get(`${desk.PATH}/${unused._id}`)).assertStatus(404)
  })

  test('row 112: a change holds from the next date on, and the second of two editors is warned', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const { _id, version } = await desk.repeat()
    clock.moveTo('2030-01-05')
    await recordAllDue()
    back()
    const stale = await desk.change(_id, { version })
    stale.assertStatus(409)
    assert.equal(stale.body().code, 'version_conflict')
    const dearer = { lines: [{ ...RENT, amount: 1600 }], schedule: each('2030-01-15') }
    const changed = await desk.change(_id, { ...dearer, version: stale.body().version })
    changed.assertStatus(200)
    assert.equal(changed.body().nextDate, '2030-01-15')
    clock.moveTo('2030-01-20')
    await recordAllDue()
    back()
    const recorded = (await desk.recorded()).map(({ date, gross }) => [date, gross])
    assert.deepEqual(recorded, [
      ['2030-01-01', 1487.5],
      ['2030-01-15', 1600],
    ])
  })

  test('row 112: one that cannot be recorded is tried three times, says why, and goes on once it is put right', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const { _id } = await desk.repeat()
    const inCurrency = (currency: string) =>
      inTx(() => writer().from('companies').where('id', desk.company.id).update({ currency }))
    await inCurrency('CHF')
    clock.moveTo('2030-01-01')
    for (let hour = 0; hour < 4; hour++) {
      await recordAllDue()
      clock.moveBy(1)
    }
    back()
    const failed = await desk.read(_id)
    assert.equal(failed.status, 'failed')
    assert.match(failed.reason, /exchange rate/)
    const [mail, ...more] = (await mailsTo(desk.owner.user.email)).filter(
      ({ kind }) => kind === 'expenses.stopped'
    )
    assert.isEmpty(more, 'one mail when it stops, none for the tries before')
    assert.match(mail?.text ?? '', /exchange rate/)
    assert.include(mail?.links.join(' ') ?? '', `/expenses/recurring?edit=${_id}`)
    assert.isEmpty(await desk.daysRecorded())

    const put = await desk.change(_id, { currency: 'EUR', exchangeRate: 0.95 })
    put.assertStatus(200)
    assert.containSubset(put.body(), { status: 'active', reason: null, nextDate: '2030-01-01' })
    clock.moveTo('2030-01-02')
    await recordAllDue()
    back()
    assert.deepEqual(await desk.daysRecorded(), ['2030-01-01'])
  })

  test('row 112: nothing is recorded for a suspended company until it is active again', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    await desk.repeat()
    const become = (status: string) =>
      inTx(() => writer().from('companies').where('id', desk.company.id).update({ status }))
    await become('suspended')
    clock.moveTo('2030-02-10')
    await recordAllDue()
    back()
    assert.isEmpty(await desk.daysRecorded())
    await become('active')
    clock.moveTo('2030-02-10')
    await recordAllDue()
    back()
    assert.deepEqual(await desk.daysRecorded(), ['2030-01-01', '2030-02-01'])
  })

  test('row 112: wrong input is refused at its field', async ({ client, assert }) => {
    const desk = await makeRecurringExpenseDesk(client)
    const WRONG: [object, string, string][] = [
      [{ schedule: each('2029-01-01'), endsOn: '2029-06-30' }, 'endsOn', 'recurring_nothing_comes'],
      [{ lines: [{ ...RENT, amount: 0 }] }, 'lines.0.amount', 'amount_missing'],
      [{ currency: 'USD' }, 'exchangeRate', 'exchange_rate_missing'],
      [{ isRebillable: true }, 'clientId', 'client_missing'],
      [{ clientId: '01900000-0000-7000-8000-000000000000' }, 'clientId', 'client_unknown'],
      [
        { schedule: each('2030-01-01', { unit: 'week', on: 'lastDay' }) },
        'schedule.on',
        'rule_needs_months',
      ],
      [{ payment: 'barter' }, 'payment', 'enum'],
      [{ dueDays: -1 }, 'dueDays', 'range'],
      [{ vendor: '' }, 'vendor', 'required'],
    ]
    for (const [body, field, rule] of WRONG) {
      const answer = await desk.propose(body)
      answer.assertStatus(422)
      const [first] = answer.body().fields
      assert.deepEqual([first.field, first.rule], [field, rule])
    }
  })

  test('row 112: dates before today are left out, and the list says what comes next', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringExpenseDesk(client)
    await desk.repeat({ vendor: 'Miete', schedule: each('2029-01-20') })
    await desk.repeat({ vendor: 'Telefon', schedule: each('2029-12-16'), payment: 'automatic' })
    const { _id } = await desk.repeat({ vendor: 'Alt', schedule: each('2029-12-15') })
    await desk.end(_id)
    await recordAllDue()
    assert.isEmpty(await desk.daysRecorded())
    const rows = (await desk.get(desk.PATH)).body()
    const shown = rows.map(({ vendor, nextDate }: Record<string, string>) => [vendor, nextDate])
    assert.deepEqual(shown, [
      ['Telefon', '2029-12-16'],
      ['Miete', '2029-12-20'],
      ['Alt', null],
    ])
    assert.lengthOf((await desk.get(`${desk.PATH}?search=tele`)).body(), 1)
  })
})
