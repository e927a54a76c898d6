import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { TABS } from '#modules/analytics/reports/report'
import { makeAnalyticsDesk } from '#modules/analytics/tests/analytics_desk'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeWork } from '#modules/hours/factories/work_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'

interface Shown {
  unit: string
  label: string
  value: number | null
}
interface ShownTable {
  title: string
  columns: { label: string }[]
  rows: { name: string; cells: { value: number | null }[] }[]
}

async function makePrintDesk(client: ApiClient) {
  const desk = await makeAnalyticsDesk(client)
  const ask = (tab: string, query: object = {}) =>
    desk.get(`/api/analytics/${tab}/pdf?${new URLSearchParams({ ...desk.year, ...query })}`)
  async function print(tab: string, query: object = {}) {
    const answer = await ask(tab, query)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/pdf')
    const pdf = Buffer.from(answer.body())
    return { pdf, text: textOfPdf(pdf).replace(/ +/g, ' ') }
  }
  return { ...desk, ask, print }
}

const euros = (value: number) =>
  value.toLocaleString('en-US', { style: 'currency', currency: 'EUR' })

test.group('A tab of the analytics as a PDF', () => {
  test('row 115: each tab has its figures and tables, as the screen has them', async ({
    client,
    assert,
  }) => {
    const desk = await makePrintDesk(client)
    const item = await desk.post('/api/items', { name: 'Logo', type: 'service', unitPrice: 1400 })
    const line = { ...LINE, itemId: item.body()._id, unitPrice: 1400 }
    await desk.invoice({ date: '2025-03-02' })
    await desk.invoice({ date: '2026-03-02', dueDate: '2026-03-10', lines: [line] })
    await desk.spend({
      date: '2026-03-05',
      lines: [{ category: 'software', amount: 119, taxRate: 19 }],
    })
    for (const tab of TABS) {
      const { figures, tables }: { figures: Shown[]; tables: ShownTable[] } = await desk.report(
        tab,
        { compare: 'year' }
      )
      const { text } = await desk.print(tab, { compare: 'year' })
      for (const { label, unit, value } of figures) {
        assert.include(text, label, tab)
        if (unit === 'money' && value !== null) assert.include(text, euros(value), tab)
      }
      for (const { title, rows } of tables) {
        assert.include(text, title, tab)
        for (const { name } of rows) assert.include(text, name, tab)
      }
    }
  }).skip(!canReadPdf, 'pdftotext is not installed')

  test('names its company, period, comparison, basis and currency, and counts its pages', async ({
    client,
    assert,
  }) => {
    const desk = await makePrintDesk(client)
    const { pdf, text } = await desk.print('revenue', { compare: 'year', basis: 'received' })
    for (const part of [
      desk.company.name,
      '01.01.2026 – 31.12.2026',
      'Previous year: 01.01.2025 – 31.12.2025',
      'Received',
      'EUR',
      'Page 1 of 1',
    ]) {
      assert.include(text, part)
    }
    const metadata = pdf.toString('latin1')
    assert.include(metadata, 'pdfaid:part')
    assert.include(metadata, 'pdfuaid:part')
  }).skip(!canReadPdf, 'pdftotext is not installed')

  test('speaks the language of its reader and is empty for a new company', async ({
    client,
    assert,
  }) => {
    const desk = await makePrintDesk(client)
    await inTx(() => desk.owner.user.merge({ language: 'de' }).save())
    for (const tab of TABS) {
      const { text } = await desk.print(tab)
      assert.include(text, 'Zeitraum')
      assert.include(text, 'Ohne Vergleich')
      assert.notMatch(text, /\b(head|column|table|figure|print)\.\w/)
    }
  }).skip(!canReadPdf, 'pdftotext is not installed')

  test('row 115: a long table goes on with its headings on the next page', async ({
    client,
    assert,
  }) => {
    const desk = await makePrintDesk(client)
    const vendors = Array.from({ length: 60 }, (_, index) => `Lieferant ${index + 1} GmbH`)
    for (const vendor of vendors) {
      const lines = [{ category: 'software', amount: 11_900, taxRate: 19 }]
      await desk.spend({ vendor, date: '2026-03-05', lines })
    }
    const { text } = await desk.print('expenses')
    const pages = text.split('\f').filter((page) => page.trim())
    assert.isAbove(pages.length, 1)
    assert.include(pages[1], `Page 2 of ${pages.length}`)
    assert.include(pages[1], 'Vendor')
  }).skip(!canReadPdf, 'pdftotext is not installed')

  test('the many columns of projects have a page on its side', async ({ client, assert }) => {
    const desk = await makeWork(client, { hourlyRate: '90', budgetHours: 10 })
    await desk.worked('2026-03-03', 150)
    const answer = await desk.get('/api/analytics/projects/pdf?from=2026-03-01&to=2026-03-31')
    answer.assertStatus(200)
    const pdf = Buffer.from(answer.body())
    assert.match(textOfPdf(pdf).replace(/ +/g, ' '), /Web shop 2:30 100% .* 225\.00 .* 25%/)
    assert.match(pdf.toString('latin1'), /\/MediaBox \[0 0 841\.\d+ 595\.\d+\]/)
  }).skip(!canReadPdf, 'pdftotext is not installed')

  test('is closed to who may not see the tab, and refuses filters that cannot be', async ({
    client,
  }) => {
    const desk = await makePrintDesk(client)
    for (const wrong of [{ from: '2026-02-30' }, { basis: 'wished' }, { currency: 'EURO' }]) {
      ;(await desk.ask('revenue', wrong)).assertStatus(422)
    }
    ;(await desk.ask('secret')).assertStatus(404)
    const query = new URLSearchParams(desk.year)
    const statusFor = async (
      role: 'member' | 'employee' | 'adviser',
      tab: string,
      status: number
    ) => {
      const { token } = await makePerson(desk.company.id, role)
      const answer = await client.get(`/api/analytics/${tab}/pdf?${query}`).bearerToken(token)
      answer.assertStatus(status)
    }
    await statusFor('employee', 'revenue', 403)
    await statusFor('member', 'team', 403)
    await statusFor('adviser', 'projects', 403)
    await statusFor('adviser', 'profit', 200)
  })
})
