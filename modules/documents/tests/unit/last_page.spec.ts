import { test } from '@japa/runner'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import {
  renderDeliveryPdf,
  renderDocumentPdf,
  renderProposalPdf,
  renderReminderPdf,
  renderTimesheetPdf,
} from '#modules/documents/pdf/render'
import { deliveryLine, sampleDelivery } from '#modules/documents/tests/sample_delivery'
import { sampleDocument } from '#modules/documents/tests/sample_document'
import { sampleProposal } from '#modules/documents/tests/sample_proposal'
import { sampleReminder } from '#modules/documents/tests/sample_reminder'
import { sampleTimesheet, workedTimes } from '#modules/documents/tests/sample_timesheet'

/** Each of these fills another part of its last page. */
const COUNTS = Array.from({ length: 9 }, (_, index) => 4 + 3 * index)

const FAREWELL = ['Mit freundlichen Grüßen', 'Paul Möller', 'Möller & Söhne']
const GREETING = { salutation: 'Sehr geehrte Frau Dr. Weiß,', farewell: FAREWELL }

const pagesOf = (pdf: Buffer) =>
  textOfPdf(pdf)
    .split('\f')
    .filter((page) => page.trim() !== '')

/** Lines with names of their own. */
const named = <Line extends { description: string }>(lines: readonly Line[]) =>
  lines.map((line, index) => ({ ...line, description: `L${index + 1}x ${line.description}` }))

function invoice(count: number, changes: Parameters<typeof sampleDocument>[0] = {}) {
  const model = sampleDocument({ count, greeting: GREETING, ...changes })
  return { ...model, lines: named(model.lines) }
}

test.group('The last page', (group) => {
  group.each.skip(!canReadPdf, 'pdftotext is not installed')

  test(
    '{$self}: the last two lines, the total and the closing are on one page, however many lines there are'
  )
    .with(['classic', 'modern', 'compact'] as const)
    .run(async ({ assert }, template) => {
      for (const count of [...COUNTS, 200]) {
        const last = pagesOf(await renderDocumentPdf(invoice(count, { template }))).at(-1) ?? ''
        for (const wanted of [`L${count - 1}x`, `L${count}x`, 'Gesamtbetrag', 'Paul Möller']) {
          assert.include(last, wanted, `${count} lines`)
        }
      }
    })
    .timeout(120_000)

  test('long notes go over the page: the total stays with its line, the closing with a text', async ({
    assert,
  }) => {
    const notes = Array.from({ length: 60 }, (_, index) => `Hinweis ${index + 1}`).join('\n')
    for (const count of COUNTS.slice(0, 4)) {
      const pages = pagesOf(await renderDocumentPdf(invoice(count, { notes })))
      const page = pages.find((text) => text.includes('Gesamtbetrag')) ?? ''
      assert.include(page, `L${count}x`)
      const end = pages.find((text) => text.includes('Paul Möller')) ?? ''
      assert.include(end, 'Hinweis 60')
    }
  }).timeout(60_000)

  test('a last line that fills most of a page is printed whole, with its total', async ({
    assert,
  }) => {
    const rows = Array.from({ length: 90 }, (_, index) => `Zeile ${index + 1}.`)
    const model = invoice(12)
    const lines = model.lines.map((line, index) =>
      index === 11 ? { ...line, description: rows.join('\n') } : line
    )
    const text = textOfPdf(await renderDocumentPdf({ ...model, lines }))
    for (const row of [...rows, 'Gesamtbetrag', 'Paul Möller']) assert.include(text, row)
  })

  test('the remainder of a final invoice is on the page of its last down payment', async ({
    assert,
  }) => {
    const { taxes, net, total } = sampleDocument()
    for (const count of COUNTS) {
      const downPayments = Array.from({ length: count }, (_, index) => ({
        number: `AR-${index + 1}x`,
        issuedOn: '2026-02-03',
        taxes: taxes.slice(0, 1),
      }))
      const deductions = { downPayments, total, remainder: { net, taxes, total } }
      const last = pagesOf(await renderDocumentPdf(invoice(6, { deductions }))).at(-1) ?? ''
      for (const wanted of [`AR-${count}x`, 'Restbetrag', 'Paul Möller']) {
        assert.include(last, wanted, `${count} down payments`)
      }
    }
  }).timeout(60_000)

  test('other papers keep the last of their rows with the sum or the signature', async ({
    assert,
  }) => {
    const rows = async (name: string, last: string, sum: string, pdf: Promise<Buffer>) => {
      const pages = pagesOf(await pdf)
      const page = pages.find((text) => text.includes(sum)) ?? ''
      assert.include(page, last, name)
    }
    for (const count of COUNTS) {
      const reminder = renderReminderPdf(sampleReminder({ count }))
      const number = `RE-2026-${String(count).padStart(4, '0')}`
      await rows(`reminder of ${count}`, number, 'Zahlbar bis', reminder)
      const lines = named(Array.from({ length: count }, () => deliveryLine()))
      const note = renderDeliveryPdf(sampleDelivery({ lines }))
      await rows(`note of ${count}`, `L${count}x`, 'Unterschrift', note)
      const entries = workedTimes(count + 10).map((entry, index) => ({
        ...entry,
        task: `T${index + 1}x`,
      }))
      const sheet = renderTimesheetPdf(sampleTimesheet({ projects: [{ name: 'Shop', entries }] }))
      await rows(`timesheet of ${count + 10}`, `T${count + 10}x`, 'Summe', sheet)
      const proposal = sampleProposal()
      const blocks = proposal.blocks.filter(({ kind }) => kind === 'prices')
      const offer = renderProposalPdf({
        ...invoice(count),
        ...proposal,
        blocks,
        lines: invoice(count).lines,
      })
      await rows(`proposal of ${count}`, `L${count}x`, 'Gesamtbetrag', offer)
    }
  }).timeout(120_000)

  test('a line to sign on without words stays with the part before it', async ({ assert }) => {
    const proposal = sampleProposal()
    const bare = proposal.blocks.map((block) =>
      block.kind === 'signature' ? { ...block, heading: '' } : block
    )
    for (const count of COUNTS) {
      const { lines } = invoice(count)
      const last = pagesOf(await renderProposalPdf({ ...proposal, lines, blocks: bare })).at(-1)
      assert.include(last, 'Unterschrift')
      assert.include(last, 'Nach Aufwand')
    }
  }).timeout(60_000)
})
