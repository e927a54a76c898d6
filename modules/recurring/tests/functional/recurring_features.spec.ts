import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { resumeProfile } from '#modules/recurring/actions/change_state'
import { scopeOf } from '#modules/recurring/company_scope'
import {
  makeRecurringDesk,
  monthlyFrom,
  runAllDue,
  standingClock,
} from '#modules/recurring/factories/recurring_factory'

type Clock = ReturnType<typeof standingClock>

test.group('Recurring invoices: what they can do', (group) => {
  let clock: Clock
  group.each.setup(() => {
    clock = standingClock('2029-12-15')
    return () => clock.restore()
  })
  const back = () => clock.moveTo('2029-12-15')

  test('row 46: every rhythm makes an invoice on each of its dates', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const RHYTHMS = [
      { unit: 'week', every: 1, dates: ['2030-01-01', '2030-01-08', '2030-01-15'] },
      { unit: 'week', every: 2, dates: ['2030-01-01', '2030-01-15', '2030-01-29'] },
      { unit: 'month', every: 1, dates: ['2030-01-01', '2030-02-01', '2030-03-01'] },
      { unit: 'month', every: 3, dates: ['2030-01-01', '2030-04-01', '2030-07-01'] },
      { unit: 'month', every: 6, dates: ['2030-01-01', '2030-07-01', '2031-01-01'] },
      { unit: 'year', every: 1, dates: ['2030-01-01', '2031-01-01', '2032-01-01'] },
      { unit: 'day', every: 45, dates: ['2030-01-01', '2030-02-15', '2030-04-01'] },
    ]
    for (const { unit, every, dates } of RHYTHMS) {
      back()
      const { _id } = await desk.recurring({
        schedule: monthlyFrom('2030-01-01', { unit, every }),
        endsAfter: 3,
      })
      for (const day of dates) {
        clock.moveTo(day)
        await runAllDue()
      }
      back()
      const { runs, status } = await desk.read(_id)
      assert.deepEqual(
        runs.map(({ date, status: became }: Record<string, string>) => [date, became]),
        dates.toReversed().map((date) => [date, 'made']),
        `${every} ${unit}`
      )
      assert.equal(status, 'ended')
    }
    const dated = (await desk.invoices()).map(({ date }: { date: string }) => date)
    assert.sameMembers(
      dated,
      RHYTHMS.flatMap(({ dates }) => dates)
    )
  })

  test('row 47: the last day, the last Friday and the 1st with the 16th can be chosen', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const nextOf = async (schedule: object) => {
      const { dates } = await desk.recurring({ schedule: monthlyFrom('2030-01-15', schedule) })
      return dates.slice(0, 3).map(({ date }: { date: string }) => date)
    }
    assert.deepEqual(await nextOf({ on: 'lastDay' }), ['2030-01-31', '2030-02-28', '2030-03-31'])
    assert.deepEqual(await nextOf({ on: 'weekday', nth: -1, weekday: 5 }), [
      '2030-01-25',
      '2030-02-22',
      '2030-03-29',
    ])
    assert.deepEqual(await nextOf({ on: 'twoDays', day: 1, secondDay: 16 }), [
      '2030-01-16',
      '2030-02-01',
      '2030-02-16',
    ])
  })

  test('row 48: it ends never, with a day, or after a number of invoices', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const never = await desk.recurring()
    const byDay = await desk.recurring({ endsOn: '2030-02-15' })
    const counted = await desk.recurring({ endsAfter: 3 })
    assert.deepEqual(
      [never, byDay, counted].map(({ dates, remaining }) => [dates.length, remaining]),
      [
        [12, null],
        [2, null],
        [3, 3],
      ]
    )
    for (const month of ['01', '02', '03', '04', '05']) {
      clock.moveTo(`2030-${month}-01`)
      await runAllDue()
    }
    back()
    const after = await Promise.all([never, byDay, counted].map(({ _id }) => desk.read(_id)))
    assert.deepEqual(
      after.map(({ status, runsMade, nextDate, remaining }) => [
        status,
        runsMade,
        nextDate,
        remaining,
      ]),
      [
        ['active', 5, '2030-06-01', null],
        ['ended', 2, null, null],
        ['ended', 3, null, 0],
      ]
    )
  })

  test('row 49: the next twelve dates come with amounts, periods and texts, saved or not', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const body = desk.bodyOf({
      servicePeriod: 'month',
      invoice: { lines: [{ ...LINE, description: 'Hosting {{monthYear}}' }] },
    })
    const { name: _, ...unsaved } = body
    const preview = await desk.post('/api/recurring-invoices/preview', unsaved)
    preview.assertStatus(200)
    assert.containSubset(preview.body(), { net: 100, tax: 19, total: 119 })
    assert.lengthOf(preview.body().dates, 12)
    assert.deepEqual(preview.body().dates[1], {
      date: '2030-02-01',
      serviceDate: '2030-02-01',
      serviceUntil: '2030-02-28',
      texts: ['Hosting February 2030'],
    })
    assert.lengthOf((await desk.get('/api/recurring-invoices')).body(), 0)
    const { dates, total } = await desk.recurring(body)
    assert.deepEqual(dates, preview.body().dates)
    assert.equal(total, 119)
  })

  test('row 50: it makes drafts, or issues them, or issues and sends them', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    for (const mode of ['draft', 'issue', 'issueAndSend']) {
      await desk.recurring({
        name: mode,
        mode,
        dueDays: 10,
        invoice: {
          customClient: { name: mode, email: `${mode.toLowerCase()}@${desk.company.id}.test` },
        },
        mail: { subject: 'Your invoice for {{monthYear}}' },
      })
    }
    clock.moveTo('2030-01-01')
    await runAllDue()
    const mails = await mailsTo(`issueAndSend@${desk.company.id}.test`)
    back()
    const made = await desk.invoices()
    assert.sameDeepMembers(
      made.map((row: { customClient: { name: string } } & Record<string, unknown>) => [
        row.customClient.name,
        row.status,
        row.date,
        row.dueDate,
        row.number === null,
      ]),
      [
        ['draft', 'Draft', '2030-01-01', '2030-01-11', true],
        ['issue', 'Unpaid', '2030-01-01', '2030-01-11', false],
        ['issueAndSend', 'Unpaid', '2030-01-01', '2030-01-11', false],
      ]
    )
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Your invoice for January 2030']
    )
    assert.lengthOf(await mailsTo(`issue@${desk.company.id}.test`), 0)
  })

  test('row 51: placeholders become words of the date in lines, texts and the mail', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const email = `sq@${desk.company.id}.test`
    await desk.recurring({
      mode: 'issueAndSend',
      servicePeriod: 'behind',
      invoice: {
        customClient: { name: 'Arben', email, language: 'sq' },
        lines: [{ ...LINE, description: 'Mirëmbajtje {{month-1}} {{year-1}} {{secret}}' }],
        intro: 'Periudha {{period}}',
        notes: '{{quarterYear}}',
      },
      mail: { subject: 'Fatura {{monthYear}}', message: 'Përshëndetje, {{period}}' },
    })
    clock.moveTo('2030-01-01')
    await runAllDue()
    const [mail] = await mailsTo(email)
    back()
    const [{ _id }] = await desk.invoices()
    const invoice = (await desk.get(`/api/invoices/${_id}`)).body()
    assert.containSubset(invoice, {
      intro: 'Periudha 01.12.2029 – 31.12.2029',
      notes: 'tremujori 1 2030',
      serviceDate: '2029-12-01',
      serviceUntil: '2029-12-31',
    })
    assert.equal(invoice.lines[0].description, 'Mirëmbajtje dhjetor 2029 {{secret}}')
    assert.equal(mail?.subject, 'Fatura janar 2030')
    assert.include(mail?.text, 'Përshëndetje, 01.12.2029 – 31.12.2029')
  })

  test('row 52: what a standstill missed is made up for exactly once, and in the end it asks', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const daily = monthlyFrom('2030-01-01', { unit: 'day' })
    const all = await desk.recurring({ name: 'all', schedule: daily, catchUp: 'all' })
    const last = await desk.recurring({ name: 'last', schedule: daily, catchUp: 'last' })
    const ask = await desk.recurring({ name: 'ask', schedule: daily, catchUp: 'ask' })
    const single = await desk.recurring({ name: 'single', catchUp: 'ask' })
    // Forty days without a server, then it looks again and again, and the clock goes back.
    clock.moveTo('2030-02-09')
    await runAllDue()
    await runAllDue()
    clock.moveBy(-2)
    await runAllDue()
    const owner = await mailsTo(desk.owner.user.email)
    back()
    const state = async ({ _id }: { _id: string }) => {
      const { status, pausedFor, runs, nextDate } = await desk.read(_id)
      const count = (wanted: string) =>
        runs.filter((run: { status: string }) => run.status === wanted).length
      return [status, pausedFor, count('made'), count('skipped'), nextDate]
    }
    assert.deepEqual(await state(all), ['paused', 'capped', 12, 0, '2030-01-13'])
    assert.deepEqual(await state(last), ['active', null, 1, 39, '2030-02-10'])
    assert.deepEqual(await state(ask), ['paused', 'missed', 0, 0, '2030-01-01'])
    assert.deepEqual(await state(single), ['paused', 'missed', 0, 0, '2030-01-01'])
    assert.sameMembers(
      owner.map(({ kind }) => kind),
      ['recurring.capped', 'recurring.missed', 'recurring.missed']
    )

    clock.moveTo('2030-02-09')
    const decided = await makeDeciding(desk)
    await decided(all._id, 'last')
    await decided(ask._id, 'none')
    await decided(single._id, 'all')
    await runAllDue()
    back()
    assert.deepEqual(await state(all), ['active', null, 13, 27, '2030-02-10'])
    assert.deepEqual(await state(ask), ['active', null, 1, 39, '2030-02-10'])
    assert.deepEqual(await state(single), ['active', null, 2, 0, '2030-03-01'])
  })

  test('row 52: three failures in a row stop it, tell the owner why, and nothing is lost', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const german = await desk.recurring({
      name: 'Ohne Adresse',
      mode: 'issueAndSend',
      invoice: { customClient: { name: 'Anna Muster' } },
    })
    clock.moveTo('2030-01-01')
    await runAllDue()
    await runAllDue()
    clock.moveBy(2)
    await runAllDue()
    assert.lengthOf(await mailsTo(desk.owner.user.email), 0)
    clock.moveBy(7)
    await runAllDue()
    clock.moveTo('2030-02-20')
    await runAllDue()
    const [mail, ...others] = await mailsTo(desk.owner.user.email)
    back()
    const stopped = await desk.read(german._id)
    assert.containSubset(stopped, { status: 'failed', failures: 3, nextDate: '2030-01-01' })
    assert.containSubset(stopped.runs, [{ date: '2030-01-01', status: 'failed', tries: 3 }])
    assert.match(stopped.runs[0].reason, /There is no e-mail address/)
    assert.lengthOf(await desk.invoices(), 0)
    assert.equal(mail?.kind, 'recurring.failed')
    assert.include(mail?.text, stopped.runs[0].reason)
    assert.lengthOf(others, 0)

    const again = await desk.step(german._id, 'run')
    again.assertStatus(422)
    assert.equal(again.body().code, 'no_recipient')
    const { invoice, version } = stopped
    const mended = await desk.put(
      `/api/recurring-invoices/${german._id}`,
      desk.bodyOf({
        version,
        mode: 'issueAndSend',
        invoice: { ...invoice, customClient: { name: 'Anna', email: 'anna@example.test' } },
      })
    )
    mended.assertStatus(200)
    const retried = await desk.step(german._id, 'run')
    retried.assertStatus(200)
    assert.containSubset(retried.body(), { status: 'active', failures: 0, nextDate: '2030-02-01' })
    assert.containSubset(retried.body().runs, [{ date: '2030-01-01', status: 'made', tries: 4 }])
    assert.lengthOf(await desk.invoices(), 1)
  })

  test('row 52: notices come in the language of the owner', async ({ client, assert }) => {
    const daily = monthlyFrom('2030-01-01', { unit: 'day' })
    const WORDS = {
      en: 'needs a decision',
      de: 'braucht eine Entscheidung',
      sq: 'kërkon një vendim',
    }
    for (const [language, words] of Object.entries(WORDS)) {
      back()
      const desk = await makeRecurringDesk(client)
      await inTx(async () =>
        desk.owner.user.merge({ language: language as keyof typeof WORDS }).save()
      )
      const { _id } = await desk.recurring({ name: 'Hosting', schedule: daily })
      clock.moveTo('2030-01-05')
      await runAllDue()
      const [mail] = await mailsTo(desk.owner.user.email)
      assert.equal(mail?.language, language)
      assert.include(mail?.subject, words)
      assert.include(mail?.subject, 'Hosting')
      assert.match(mail?.text ?? '', /01\.01\.2030/)
      assert.isTrue(mail?.links.some((link) => link.endsWith(`/recurring-invoices/${_id}`)))
    }
  })
})

/** Decides about missed dates past HTTP: while the clock stands elsewhere, the session has long ended. */
async function makeDeciding({ company }: Awaited<ReturnType<typeof makeRecurringDesk>>) {
  const scope = await scopeOf(company.id)
  return (id: string, missed: 'all' | 'last' | 'none') =>
    inTx(() => resumeProfile(scope, id, missed))
}
