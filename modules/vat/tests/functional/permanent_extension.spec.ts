import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { lastDayOf } from '#modules/vat/tests/vat_desk'

const PREPAYMENT = '/api/reports/vat/prepayment'

type Desk = Awaited<ReturnType<typeof makeExpenseDesk>>

async function prefer(desk: Desk, preferences: object) {
  ;(await desk.post('/api/settings', { preferences })).assertStatus(200)
}

/** The day on which a report of some months `YYYY-MM` is due. */
async function dueOn(desk: Desk, report: 'return' | 'recapitulative', first: string, last = first) {
  const range = `from=${first}-01&to=${lastDayOf(last)}`
  const answer = await desk.get(`/api/reports/vat/${report}?${range}`)
  answer.assertStatus(200)
  return answer.body().dueOn
}

test.group('Due days of VAT returns', () => {
  test('row 153: a return is due on the 10th, or on the next working day', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    await prefer(desk, { vatInterval: 'month' })
    const days = [
      // A Tuesday, a Sunday, and Easter Monday.
      ['2026-02', '2026-03-10'],
      ['2026-04', '2026-05-11'],
      ['2023-03', '2023-04-11'],
    ]
    for (const [month, day] of days) {
      assert.equal(await dueOn(desk, 'return', month!), day)
    }
    assert.isNull(await dueOn(desk, 'return', '2026-01', '2026-03'))
  })

  test('row 153: the holidays of the company’s region count', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    await prefer(desk, { vatInterval: 'month' })
    // Corpus Christi.
    assert.equal(await dueOn(desk, 'return', '2004-05'), '2004-06-10')
    await prefer(desk, { holidayRegion: 'DE-BY' })
    assert.equal(await dueOn(desk, 'return', '2004-05'), '2004-06-11')
  })

  test('row 153: the permanent extension moves returns by a month, and no recapitulative statement', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    assert.equal(await dueOn(desk, 'return', '2026-07', '2026-09'), '2026-10-12')
    assert.equal(await dueOn(desk, 'recapitulative', '2026-11'), '2026-12-28')
    await prefer(desk, { isVatExtended: true })
    assert.equal(await dueOn(desk, 'return', '2026-07', '2026-09'), '2026-11-10')
    assert.equal(await dueOn(desk, 'recapitulative', '2026-11'), '2026-12-28')
    const { settings } = (await desk.get('/api/forecast')).body()
    assert.isTrue(settings.isVatExtended)
  })

  test('no return is due that the company does not make', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    await prefer(desk, { vatInterval: 'year' })
    assert.isNull(await dueOn(desk, 'return', '2026-07', '2026-09'))
    await prefer(desk, { vatInterval: 'quarter', isSmallBusiness: true })
    assert.isNull(await dueOn(desk, 'return', '2026-07', '2026-09'))
    assert.isNull(await dueOn(desk, 'recapitulative', '2026-07', '2026-09'))
  })
})

test.group('The special advance payment', () => {
  test('row 153: is an eleventh of last year’s payments, and the return of December takes it off', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    await prefer(desk, { vatInterval: 'month', isVatExtended: true })
    const sell = (date: string) =>
      desk.issued({ date, lines: [{ ...LINE, unitPrice: 1000, taxRate: 19 }] })
    for (const date of ['2025-01-31', '2025-07-01', '2026-12-01']) await sell(date)
    const shown = await desk.get(`${PREPAYMENT}?year=2026`)
    assert.deepEqual(shown.body(), {
      year: 2026,
      isOwed: true,
      currency: 'EUR',
      paidBefore: 380,
      // 380.00 / 11 = 34.54…
      proposed: 34,
      recorded: null,
      dueOn: '2026-02-10',
    })

    const saved = await desk.put(PREPAYMENT, { year: 2026, amount: 40 })
    saved.assertStatus(200)
    assert.equal(saved.body().recorded, 40)
    assert.equal((await desk.put(PREPAYMENT, { year: 2026, amount: 34 })).body().recorded, 34)
    const december = await desk.get('/api/reports/vat/return?from=2026-12-01&to=2026-12-31')
    assert.containSubset(december.body(), { due: 156, booked: 156, dueOn: '2027-02-10' })
    assert.containSubset(december.body().lines, [{ tax: '39', taxAmount: 34, base: null }])
    const november = await desk.get('/api/reports/vat/return?from=2026-11-01&to=2026-11-30')
    assert.deepEqual(november.body().lines, [])
    // The amount that December takes off is an advance payment too.
    assert.equal((await desk.get(`${PREPAYMENT}?year=2027`)).body().paidBefore, 190)

    const entries = await reader()
      .from('audit_log')
      .where({ company_id: desk.company.id, action: 'vat.prepayment_recorded' })
    assert.lengthOf(entries, 2)
  })

  test('only the owner records it, in cents at most, and only in Germany', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const { token } = await makePerson(desk.company.id, 'member')
    const body = { year: 2026, amount: 10 }
    const refused = await client.put(PREPAYMENT).bearerToken(token).json(body)
    refused.assertStatus(403)
    const odd = await desk.put(PREPAYMENT, { year: 2026, amount: '10.001' })
    assert.deepEqual([odd.status(), odd.body().code], [422, 'amount_in_cents'])
    ;(await desk.put(PREPAYMENT, { year: 2026, amount: -1 })).assertStatus(422)
    ;(await desk.post('/api/settings', { companyInfo: { country: 'AT' } })).assertStatus(200)
    const abroad = await desk.put(PREPAYMENT, body)
    assert.deepEqual([abroad.status(), abroad.body().code], [409, 'vat_return_german_only'])
  })

  test('a company without extension, or one that reports by quarter, owes none', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const isOwed = async () => (await desk.get(`${PREPAYMENT}?year=2026`)).body().isOwed
    await prefer(desk, { vatInterval: 'month' })
    assert.isFalse(await isOwed())
    await prefer(desk, { vatInterval: 'quarter', isVatExtended: true })
    assert.isFalse(await isOwed())
  })
})
