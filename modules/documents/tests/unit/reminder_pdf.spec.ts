import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { minor } from '#core/money/minor'
import { reminderView } from '#modules/documents/pdf/kinds/reminder_view'
import { renderReminderPdf, renderReminderSvg } from '#modules/documents/pdf/render'
import { sampleReminder } from '#modules/documents/tests/sample_reminder'

const canRead = existsSync('/usr/bin/pdftotext')
const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(
    /[\u00a0\u202f]/g,
    ' '
  )

const LINES = [
  {
    from: '2026-10-05',
    until: '2026-10-20',
    open: minor(119_000n),
    percent: '10.27',
    amount: minor(536n),
  },
  {
    from: '2026-10-21',
    until: '2026-11-20',
    open: minor(71_000n),
    percent: '10.27',
    amount: minor(619n),
  },
]

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

  test('{0} lists the periods of interest of an invoice, with their sum')
    .with([
      ['de', 'Von Bis Offen EUR Zinssatz Zinsen EUR', '1.190,00 10,27 % 5,36', 'Zinsen 11,55'],
      ['en', 'From Until Open EUR Rate Interest EUR', '1,190.00 10.27% 5.36', 'Interest 11.55'],
      ['sq', 'Nga Deri më E papaguar EUR Norma Kamata EUR', '1 190,00 10,27% 5,36', 'Kamata 11,55'],
    ] as const)
    .run(async ({ assert }, [language, columns, first, total]) => {
      const [plain] = sampleReminder().invoices
      const interest = { ...plain!.interest, lines: LINES, amount: minor(1155n) }
      const invoices = [plain!, { ...plain!, interest }]
      const text = textOf(await renderReminderPdf(sampleReminder({ language, invoices })))
      const words = text.replace(/\s+/g, ' ')
      for (const part of [columns, `05.10.2026 20.10.2026 ${first}`, total]) {
        assert.include(words, part)
      }
      // Only the other invoice has a line of text.
      assert.lengthOf(words.match(/47 (Tage|days|ditë)/g) ?? [], 1)
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
