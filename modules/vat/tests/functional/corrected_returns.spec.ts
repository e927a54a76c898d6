import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'

const MONTHS = ['2026-01', '2026-02', '2026-03']
const QUARTER = { from: '2026-01-01', to: '2026-03-31' }
const RANGE = 'from=2026-01-01&to=2026-12-31'

interface Report {
  _id: string
  from: string
  to: string
  version: number
  isCorrection: boolean
  isCurrent: boolean
  isWithdrawn: boolean
  figures: { code: string; amount: number }[]
  changes: { code: string; before: number | null; after: number | null }[]
}

async function makeReportingDesk(client: ApiClient, preferences: object = {}) {
  const desk = await makeExpenseDesk(client)
  ;(await desk.post('/api/settings', { preferences })).assertStatus(200)
  const sell = async (unitPrice: number, date = '2026-02-02') => {
    const { _id } = await desk.draft({ date, lines: [{ ...LINE, unitPrice }] })
    const acknowledged = ['month_reported']
    ;(await desk.post(`/api/invoices/${_id}/issue`, { acknowledged })).assertStatus(200)
  }
  const report = async (months = MONTHS) => {
    const answer = await desk.post('/api/reports/vat/months', { months, confirmed: true })
    answer.assertStatus(201)
  }
  const reports = async (): Promise<Report[]> =>
    (await desk.get(`/api/reports/vat/reports?${RANGE}`)).body()
  const correct = (id: string, body: object = { confirmed: true }) =>
    desk.post(`/api/reports/vat/reports/${id}/corrections`, body)
  /** A receipt with 19.00 of VAT, in a month that may be reported. */
  const buy = async () => {
    await desk.expense({ date: '2026-03-31', acknowledged: true })
  }
  return { ...desk, sell, report, reports, correct, buy }
}

const short = ({ version, isCorrection, isCurrent, isWithdrawn }: Report) => [
  version,
  isCorrection,
  isCurrent,
  isWithdrawn,
]

test.group('Corrected VAT returns', () => {
  test('row 153: a report keeps its figures, and names each Kennzahl that has changed since', async ({
    client,
    assert,
  }) => {
    const desk = await makeReportingDesk(client)
    await desk.sell(1000)
    await desk.report()
    const [report, ...others] = await desk.reports()
    assert.deepEqual(others, [])
    assert.containSubset(report, QUARTER)
    assert.containSubset(report, {
      isCorrection: false,
      isCurrent: true,
      figures: [
        { code: '81', amount: 1000 },
        { code: '83', amount: 190 },
      ],
      changes: [],
    })
    await desk.buy()
    const [changed] = await desk.reports()
    assert.deepEqual(changed?.figures, report?.figures)
    assert.deepEqual(changed?.changes, [
      { code: '66', before: null, after: 19 },
      { code: '83', before: 190, after: 171 },
    ])
  })

  test('row 153: the owner marks the corrected return as reported, and the history has both', async ({
    client,
    assert,
  }) => {
    const desk = await makeReportingDesk(client)
    await desk.report()
    const [first] = await desk.reports()
    const none = await desk.correct(first!._id)
    assert.deepEqual([none.status(), none.body().code], [409, 'nothing_to_correct'])
    await desk.buy()
    const unsure = await desk.correct(first!._id, {})
    assert.deepEqual([unsure.status(), unsure.body().code], [422, 'correction_unconfirmed'])
    ;(await desk.correct(first!._id)).assertStatus(201)

    const [correction, corrected] = await desk.reports()
    assert.deepEqual(short(correction!), [2, true, true, false])
    assert.deepEqual(short(corrected!), [1, false, false, false])
    assert.deepEqual([correction!.changes, corrected!.changes], [[], []])
    assert.containSubset(correction!.figures, [{ code: '83', amount: -19 }])
    assert.containSubset(corrected!.figures, [{ code: '83', amount: 0 }])
    const replaced = await desk.correct(first!._id)
    assert.deepEqual([replaced.status(), replaced.body().code], [409, 'report_replaced'])
    const [entry, ...more] = await reader()
      .from('audit_log')
      .where({ company_id: desk.company.id, action: 'vat.return_corrected' })
    assert.deepEqual([entry?.subject_id, more.length], [correction!._id, 0])
  })

  test('a company that reports every month has a report for each, other companies one for the quarter', async ({
    client,
    assert,
  }) => {
    const monthly = await makeReportingDesk(client, { vatInterval: 'month' })
    await monthly.report()
    assert.deepEqual(
      (await monthly.reports()).map(({ from, to }) => [from, to]),
      [
        ['2026-03-01', '2026-03-31'],
        ['2026-02-01', '2026-02-28'],
        ['2026-01-01', '2026-01-31'],
      ]
    )
    await monthly.sell(100)
    assert.deepEqual(
      (await monthly.reports()).map(({ changes }) => changes.length),
      [0, 2, 0]
    )
    const quarterly = await makeReportingDesk(client)
    await quarterly.report(['2026-01'])
    await quarterly.report()
    await quarterly.report()
    assert.deepEqual(
      (await quarterly.reports()).map((report) => [report.to, report.isCurrent]),
      [
        ['2026-03-31', true],
        ['2026-01-31', false],
      ]
    )
  })

  test('a mark that is taken back withdraws the report, which stays in the history', async ({
    client,
    assert,
  }) => {
    const desk = await makeReportingDesk(client)
    await desk.report()
    const [report] = await desk.reports()
    ;(await desk.remove('/api/reports/vat/months/2026-02')).assertStatus(200)
    await desk.buy()
    const [withdrawn] = await desk.reports()
    assert.deepEqual(short(withdrawn!), [1, false, false, true])
    assert.deepEqual(withdrawn!.changes, [])
    assert.equal((await desk.correct(report!._id)).body().code, 'report_replaced')
    await desk.report()
    const [latest] = await desk.reports()
    assert.deepEqual(short(latest!), [2, false, true, false])
  })

  test('a return is compared on the terms of its time', async ({ client, assert }) => {
    const desk = await makeReportingDesk(client)
    await desk.sell(1000)
    await desk.report()
    const preferences = { vatBasis: 'cash', isSmallBusiness: true }
    ;(await desk.post('/api/settings', { preferences })).assertStatus(200)
    const [report] = await desk.reports()
    assert.deepEqual(report!.changes, [])
    ;(await desk.post('/api/settings', { companyInfo: { country: 'AT' } })).assertStatus(200)
    assert.deepEqual((await desk.reports())[0]!.changes, [])
  })

  test('members see the history and correct nothing, and other companies see none', async ({
    client,
    assert,
  }) => {
    const desk = await makeReportingDesk(client)
    await desk.report()
    const [report] = await desk.reports()
    const { token } = await makePerson(desk.company.id, 'member')
    const seen = await client.get(`/api/reports/vat/reports?${RANGE}`).bearerToken(token)
    assert.lengthOf(seen.body(), 1)
    const path = `/api/reports/vat/reports/${report!._id}/corrections`
    ;(await client.post(path).bearerToken(token).json({ confirmed: true })).assertStatus(403)
    const other = await makeReportingDesk(client)
    ;(await other.correct(report!._id)).assertStatus(404)
    assert.deepEqual(await other.reports(), [])
  })
})
