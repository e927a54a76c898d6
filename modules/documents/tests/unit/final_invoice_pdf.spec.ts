import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { parseDecimal } from '#core/money/decimal'
import { minor, sum } from '#core/money/minor'
import type { PdfDeductions, PdfTax } from '#modules/documents/pdf/kinds/pdf_model'
import { pdfView } from '#modules/documents/pdf/kinds/pdf_view'
import { renderDocumentPdf } from '#modules/documents/pdf/render'
import { sampleDocument } from '#modules/documents/tests/sample_document'

const canRead = existsSync('/usr/bin/pdftotext')
const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(
    /[\u00a0\u202f]/g,
    ' '
  )

const tax = (rate: string, base: bigint, amount: bigint): PdfTax => ({
  category: 'S',
  rate: parseDecimal(rate),
  base: minor(base),
  tax: minor(amount),
})

function withDownPayments(count: number): PdfDeductions {
  const taxes = [tax('19', 50_000n, 9500n), tax('7', 10_000n, 700n)]
  const downPayments = Array.from({ length: count }, (_, index) => ({
    number: `RE-2026-${1000 + index}`,
    issuedOn: '2026-02-03',
    taxes,
  }))
  return {
    downPayments,
    total: sum(downPayments.map(() => minor(70_200n))),
    remainder: { net: minor(12_345n), taxes: [tax('19', 12_345n, 2346n)], total: minor(14_691n) },
  }
}

const final = (count: number) =>
  sampleDocument({
    stage: 'finalInvoice',
    deductions: withDownPayments(count),
    open: minor(14_691n),
  })

test.group('PDF of a final invoice (row 38)', () => {
  test('names each down payment with number, date, net, VAT per rate and gross, and the remainder', async ({
    assert,
  }) => {
    const text = textOf(await renderDocumentPdf(final(2))).replace(/ +/g, ' ')
    for (const wanted of [
      'Schlussrechnung RE-2026-0042',
      'Bereits berechnete Abschläge',
      'RE-2026-1000 03.02.2026 500,00 19 % 95,00 595,00',
      '100,00 7% 7,00 107,00',
      'RE-2026-1001 03.02.2026',
      'abzüglich Abschläge -1.404,00 €',
      'verbleibender Nettobetrag 123,45 €',
      'Restbetrag 146,91 €',
    ]) {
      assert.include(text, wanted)
    }
    assert.notEqual(pdfView(final(2)).qr, '')
  }).skip(!canRead, 'pdftotext is not installed')

  test('many down payments go over pages', async ({ assert }) => {
    const text = textOf(await renderDocumentPdf(final(60)))
    for (let index = 0; index < 60; index++) assert.include(text, `RE-2026-${1000 + index}`)
    assert.isAbove(text.split('\f').length, 3)
  }).skip(!canRead, 'pdftotext is not installed')

  test('a down payment has its own title, and the expected date of the work', async ({
    assert,
  }) => {
    const text = textOf(await renderDocumentPdf(sampleDocument({ stage: 'downPayment' })))
    assert.include(text, 'Abschlagsrechnung RE-2026-0042')
    assert.include(text, 'Leistung voraussichtlich')
    assert.include(text.replace(/\s+/g, ' '), 'noch nicht oder erst zum Teil erbracht')
  }).skip(!canRead, 'pdftotext is not installed')
})
