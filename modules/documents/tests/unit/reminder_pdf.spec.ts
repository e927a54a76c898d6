import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { minor } from '#core/money/minor'
import { reminderView } from '#modules/documents/pdf/reminder_view'
import { renderReminderPdf, renderReminderSvg } from '#modules/documents/pdf/render'
import { sampleReminder } from '#modules/documents/tests/sample_reminder'

const canRead = existsSync('/usr/bin/pdftotext')
const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(
    /[\u00a0\u202f]/g,
    ' '
  )

test.group('PDF of a reminder', () => {
  test('{0} shows the open amount, fees and interest, and the due date')
    .with([
      ['de', '1. Mahnung MA-2026-0007', 'Neues Zahlungsziel', 'Verzugszinsen', '1.234,50 €'],
      ['en', 'First reminder MA-2026-0007', 'New payment date', 'Default interest', '€1,234.50'],
      ['sq', 'Vërejtja e parë MA-2026-0007', 'Afati i ri', 'Kamatëvonesa', '1 234,50 €'],
    ] as const)
    .run(async ({ assert }, [language, title, ...wanted]) => {
      const model = sampleReminder({ language, title: title.slice(0, -13), total: minor(123_450n) })
      const text = textOf(await renderReminderPdf(model))
      for (const part of [title, ...wanted, '27.11.2026', 'RE-2026-0001']) {
        assert.include(text, part)
      }
      assert.notInclude(text, 'documents:pdf')
    })
    .skip(!canRead, 'pdftotext is not installed')

  test('is PDF/A-3, the same for the same model, and breaks after many invoices', async ({
    assert,
  }) => {
    const model = sampleReminder({ count: 60 })
    const [first, second] = [await renderReminderPdf(model), await renderReminderPdf(model)]
    assert.isTrue(first.equals(second))
    assert.include(first.toString('latin1'), '<pdfaid:part>3</pdfaid:part>')
  })

  test('shows no line for missing parts, and a draft is not payable', async ({ assert }) => {
    const plain = reminderView(
      sampleReminder({ interest: minor(0n), fee: minor(0n), flatSum: minor(0n) })
    )
    assert.lengthOf(plain.sums, 1)
    const draft = reminderView(sampleReminder({ isDraft: true, number: '' }))
    assert.deepEqual([draft.qr, draft.watermark], ['', 'ENTWURF'])
    assert.include(reminderView(sampleReminder()).qr, '<svg')
    assert.include((await renderReminderSvg(sampleReminder({ isDraft: true }))).svg, '<svg')
  })
})
