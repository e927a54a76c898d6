import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { remindOfOneReturn } from '#modules/vat/filings/remind_of_returns'

const MAIL = 'vat.return_due'
/** The return of the third quarter of 2026 is due on Monday 12 October. */
const QUARTER = { from: '2026-07-01', to: '2026-09-30', dueOn: '2026-10-12' }
const MONTHS = ['2026-07', '2026-08', '2026-09']

type Desk = Awaited<ReturnType<typeof makeDesk>>

/** A company that has been here for years. */
async function makeOldDesk(client: ApiClient, settings: object = {}) {
  const desk = await makeDesk(client)
  ;(await desk.post('/api/settings', settings)).assertStatus(200)
  await createdOn(desk, '2020-01-01')
  return desk
}

const createdOn = ({ company }: Desk, day: string) =>
  inTx(() =>
    writer()
      .from('companies')
      .where('id', company.id)
      .update({ created_at: Date.parse(day) })
  )

/** Something that happens at an instant of German summer time, such as `2026-10-07 09:00`. */
async function at<T>(time: string, act: () => Promise<T>) {
  const restore = setClock(() => Date.parse(`${time.replace(' ', 'T')}:00+02:00`))
  try {
    return await act()
  } finally {
    restore()
  }
}

const due = async (desk: Desk) => (await desk.get('/api/reports/vat/filings')).body()
const report = (desk: Desk) =>
  desk.post('/api/reports/vat/months', { months: MONTHS, confirmed: true })

/** Does what is due with three workers, as several servers would. */
const work = () =>
  Promise.all(
    Array.from({ length: 3 }, async () => {
      while (await remindOfOneReturn());
    })
  )

const reminders = async ({ owner }: Desk) =>
  (await mailsTo(owner.user.email)).filter(({ kind }) => kind === MAIL)

test.group('A VAT return that is due', () => {
  test('row 153: is shown from ten days before until two weeks after, unless it is reported', async ({
    client,
    assert,
  }) => {
    const desk = await makeOldDesk(client)
    assert.deepEqual(await at('2026-10-01 12:00', () => due(desk)), [])
    assert.deepEqual(await at('2026-10-02 12:00', () => due(desk)), [
      { ...QUARTER, isOverdue: false },
    ])
    assert.deepEqual(await at('2026-10-26 12:00', () => due(desk)), [
      { ...QUARTER, isOverdue: true },
    ])
    assert.deepEqual(await at('2026-10-27 12:00', () => due(desk)), [])
    await at('2026-10-05 12:00', async () => {
      ;(await report(desk)).assertStatus(201)
      assert.deepEqual(await due(desk), [])
    })
  })

  test('row 153: is on the dashboard among what to do and what needs attention', async ({
    client,
    assert,
  }) => {
    const desk = await makeOldDesk(client)
    await at('2026-10-13 12:00', async () => {
      const { steps } = (await desk.get('/api/dashboard/outlook')).body()
      assert.equal(steps.vatReturns, 1)
      const { attention } = (await desk.get('/api/dashboard')).body()
      assert.deepEqual(attention, [
        {
          kind: 'vatReturn',
          _id: QUARTER.from,
          from: QUARTER.from,
          to: QUARTER.to,
          dueDate: QUARTER.dueOn,
          isOverdue: true,
        },
      ])
    })
  })

  test('row 153: has its VAT in the briefing', async ({ client, assert }) => {
    const desk = await makeOldDesk(client)
    await at('2026-10-05 12:00', async () => {
      await desk.issued({ date: '2026-09-10' })
      const { insights } = (await desk.get('/api/assistant/briefing')).body()
      const found = insights.find(({ question }: { question: string }) => question === 'vatDue')
      assert.deepEqual(found?.period, { from: QUARTER.from, to: QUARTER.to })
      await report(desk)
      const later = (await desk.get('/api/assistant/briefing')).body().insights
      assert.notInclude(
        later.map(({ question }: { question: string }) => question),
        'vatDue'
      )
    })
  })

  test('concerns no small business, no company abroad, none that reports once a year, none that came later', async ({
    client,
    assert,
  }) => {
    const others = [
      { preferences: { isSmallBusiness: true } },
      { companyInfo: { country: 'AT' } },
      { preferences: { vatInterval: 'year' } },
    ]
    const desks: Desk[] = []
    for (const settings of others) desks.push(await makeOldDesk(client, settings))
    const young = await makeOldDesk(client)
    await createdOn(young, '2026-10-01T08:00:00Z')
    await at('2026-10-07 12:00', async () => {
      await work()
      for (const desk of [...desks, young]) {
        assert.deepEqual(await due(desk), [])
        assert.deepEqual(await reminders(desk), [])
      }
    })
  })
})

test.group('The mail about a VAT return', () => {
  test('row 153: goes to the owners once, in the morning, five days before', async ({
    client,
    assert,
  }) => {
    const desk = await makeOldDesk(client)
    const second = await makePerson(desk.company.id, 'owner')
    const member = await makePerson(desk.company.id, 'member')
    for (const early of ['2026-10-06 23:00', '2026-10-07 07:59']) await at(early, work)
    assert.deepEqual(await reminders(desk), [])
    for (const time of ['2026-10-07 08:00', '2026-10-07 18:00', '2026-10-12 10:00']) {
      await at(time, work)
      const [mail, ...others] = await reminders(desk)
      assert.deepEqual(others, [])
      assert.include(mail!.subject, '12.10.2026')
      assert.include(mail!.text, '01.07.2026 – 30.09.2026')
      assert.isTrue(mail!.links.some((link) => link.endsWith('/vat')))
    }
    assert.lengthOf(await mailsTo(second.user.email), 1)
    assert.lengthOf(await mailsTo(member.user.email), 0)
  })

  test('row 153: follows the extension and the holidays', async ({ client, assert }) => {
    const desk = await makeOldDesk(client, {
      preferences: { vatInterval: 'month', isVatExtended: true },
    })
    // The return of February 2023 is due on Tuesday 11 April, after Easter.
    await at('2023-04-05 12:00', work)
    assert.deepEqual(await reminders(desk), [])
    await at('2023-04-06 12:00', work)
    const [mail] = await reminders(desk)
    assert.include(mail!.subject, '11.04.2023')
  })

  test('row 153: is not sent for a reported period, nor after the due day', async ({
    client,
    assert,
  }) => {
    const reported = await makeOldDesk(client)
    await at('2026-10-06 12:00', () => report(reported))
    await at('2026-10-07 12:00', work)
    const late = await makeOldDesk(client)
    await at('2026-10-13 12:00', work)
    assert.deepEqual([await reminders(reported), await reminders(late)], [[], []])
    const rows = await reader().from('vat_return_reminders').where('company_id', late.company.id)
    assert.lengthOf(rows, 0)
  })
})
