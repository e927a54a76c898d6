import { test } from '@japa/runner'
import {
  renderDocumentPdf,
  renderDocumentSvg,
  renderTimesheetPdf,
} from '#modules/documents/pdf/render'
import { sampleDocument } from '#modules/documents/tests/sample_document'
import { sampleTimesheet, workedTimes } from '#modules/documents/tests/sample_timesheet'

test.group('Documents that are too long to print', () => {
  const { lines, ...document } = sampleDocument({ count: 500 })
  const endless = {
    ...document,
    lines: lines.map((line) => ({ ...line, description: 'x\n'.repeat(900) })),
  }

  test('are refused at their lines before typst sees them', async ({ assert }) => {
    const failure = await renderDocumentPdf(endless).catch((error) => error)
    assert.containsSubset(failure, {
      status: 422,
      code: 'documents.too_long_to_print',
      field: 'lines',
    })
  })

  test('show their first pages nevertheless', async ({ assert }) => {
    const { hasMore } = await renderDocumentSvg(endless)
    assert.isTrue(hasMore)
  })

  test('are refused without a field where they have no lines of their own', async ({ assert }) => {
    const entries = workedTimes(2000).map((entry) => ({ ...entry, note: 'x '.repeat(400) }))
    const sheet = sampleTimesheet({ projects: [{ name: 'Neuer Onlineshop', entries }] })
    const failure = await renderTimesheetPdf(sheet).catch((error) => error)
    assert.containsSubset(failure, { status: 422, code: 'documents.too_long_to_print' })
    assert.notProperty(failure, 'field')
  })
})
