import { execFileSync } from 'node:child_process'
import { test } from '@japa/runner'
import { canReadPdf } from '#core/tests/pdf_text'
import { renderDocumentPdf } from '#modules/documents/pdf/render'
import { sampleDocument } from '#modules/documents/tests/sample_document'

/** How wide a word is each time that it is printed, in points. */
function widthsOf(word: string, pdf: Buffer) {
  const xml = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' })
  const places = xml.matchAll(/<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)"[^>]*>([^<]+)</g)
  return [...places]
    .filter(([, , , printed]) => printed === word)
    .map(([, from, to]) => (Number(to) - Number(from)).toFixed(1))
}

test.group('Running text in documents', () => {
  test('has hyphens and brackets of their own width, beside columns of figures as elsewhere', async ({
    assert,
  }) => {
    const word = '(Logo-Überarbeitung-für-die-App)'
    const [line] = sampleDocument().lines
    const lines = [{ ...line!, kind: 'text' as const, description: word }]
    const pdf = await renderDocumentPdf(sampleDocument({ lines, intro: word, notes: word }))
    const widths = widthsOf(word, pdf)
    assert.lengthOf(widths, 3)
    assert.lengthOf(new Set(widths), 1)
  }).skip(!canReadPdf, 'pdftotext is not installed')
})
