import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { mailsTo } from '#core/tests/mails_to'
import { ADDRESS, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { remindOfOneStatement } from '#modules/vat/filings/remind_of_statements'

const WIEN = { ...ADDRESS, name: 'Huber GmbH', country: 'AT', postalCode: '1010', language: 'de' }
const HUBER = { ...WIEN, vatId: 'ATU12345675' }
/** The 25th of October 2026 is a Sunday. */
const QUARTER = { from: '2026-07-01', to: '2026-09-30', dueOn: '2026-10-26' }

/** Something that happens at an instant of German summer time. */
async function at<T>(time: string, act: () => Promise<T>) {
  const restore = setClock(() => Date.parse(`${time.replace(' ', 'T')}:00+02:00`))
  try {
    return await act()
  } finally {
    restore()
  }
}

async function makeEuDesk(client: ApiClient, preferences: object = {}) {
  const desk = await makeDesk(client)
  const companyInfo = { vatId: 'DE136695976' }
  ;(await desk.post('/api/settings', { companyInfo, preferences })).assertStatus(200)
  const sell = (unitPrice: number, taxCategory = 'AE', date = '2026-09-02') =>
    desk.issued({
      date,
      customClient: HUBER,
      lines: [{ ...LINE, unitPrice, taxRate: 0, taxCategory }],
    })
  const due = async () => (await desk.get('/api/reports/vat/recapitulative/due')).body()
  return { ...desk, sell, due }
}

test.group('A recapitulative statement that is due', () => {
  test('row 153: is shown around the 25th without any extension, until it is reported', async ({
    client,
    assert,
  }) => {
    const desk = await makeEuDesk(client, { isVatExtended: true })
    await at('2026-10-20 12:00', async () => assert.deepEqual(await desk.due(), []))
    await desk.sell(500)
    await at('2026-10-15 12:00', async () => assert.deepEqual(await desk.due(), []))
    await at('2026-10-20 12:00', async () =>
      assert.deepEqual(await desk.due(), [{ ...QUARTER, isOverdue: false }])
    )
    await at('2026-10-27 12:00', async () => {
      assert.deepEqual(await desk.due(), [{ ...QUARTER, isOverdue: true }])
      const { from, to } = QUARTER
      const body = { from, to, confirmed: true }
      ;(await desk.post('/api/reports/vat/recapitulative/reports', body)).assertStatus(201)
      assert.deepEqual(await desk.due(), [])
    })
  })

  test('row 153: goods for more than 50,000 euros in a quarter make it monthly', async ({
    client,
    assert,
  }) => {
    const desk = await makeEuDesk(client)
    await desk.sell(60_000, 'K', '2026-08-03')
    await at('2026-09-20 12:00', async () =>
      assert.deepEqual(await desk.due(), [
        { from: '2026-08-01', to: '2026-08-31', dueOn: '2026-09-25', isOverdue: false },
      ])
    )
    // September has nothing to report.
    await at('2026-10-20 12:00', async () => assert.deepEqual(await desk.due(), []))
  })

  test('row 153: is mailed once, five days before', async ({ client, assert }) => {
    const desk = await makeEuDesk(client)
    await desk.sell(500)
    const mails = async () =>
      (await mailsTo(desk.owner.user.email)).filter(({ kind }) => kind === 'vat.statement_due')
    const work = async () => {
      while (await remindOfOneStatement());
    }
    await at('2026-10-20 09:00', work)
    assert.lengthOf(await mails(), 0)
    await at('2026-10-21 09:00', work)
    await at('2026-10-22 09:00', work)
    assert.lengthOf(await mails(), 1)
  })
})
