import { execFileSync } from 'node:child_process'
import { test } from '@japa/runner'
import { PDFDocument } from 'pdf-lib'
import { canReadPdf } from '#core/tests/pdf_text'
import { pdfView } from '#modules/documents/pdf/kinds/pdf_view'
import { renderDocumentPdf, renderDocumentSvg } from '#modules/documents/pdf/render'
import { sampleDocument } from '#modules/documents/tests/sample_document'

const POINTS_PER_MM = 72 / 25.4

/** The first place of a word on the first page, in millimetres from its upper left corner. */
function placeOf(word: string, pdf: Buffer) {
  const xml = execFileSync('pdftotext', ['-bbox', '-l', '1', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
  })
  const places = xml.matchAll(
    /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]+)</g
  )
  for (const [, left, top, right, bottom, printed] of places) {
    if (printed !== word) continue
    const [x, y, end, below] = [left, top, right, bottom].map(
      (value) => Number(value) / POINTS_PER_MM
    )
    return { left: x ?? 0, top: y ?? 0, right: end ?? 0, bottom: below ?? 0 }
  }
  throw new Error(`${word} is not printed.`)
}

/** Marks at the left edge of the first page, in millimetres from the top. */
async function marksOf(model: ReturnType<typeof sampleDocument>) {
  const { svg } = await renderDocumentSvg(model)
  const lines = svg.matchAll(
    /<path [^>]*stroke="#5b6470"[^>]*transform="matrix\(1 0 0 1 (\S+) (\S+)\)"/g
  )
  return [...lines]
    .filter(([, x, y]) => Number(x) < 7 * POINTS_PER_MM && Number(y) > 50 * POINTS_PER_MM)
    .map(([, , y]) => Math.round((Number(y) / POINTS_PER_MM) * 10) / 10)
}

/** DIN 5008, form B or A: begin of the address zone, and where to fold. The hole is in the middle. */
const FORMS = [
  ['classic', { address: 62.7, folds: [105, 210] }],
  ['modern', { address: 62.7, folds: [105, 210] }],
  ['compact', { address: 44.7, folds: [87, 192] }],
] as const

test.group('The grid of letters', () => {
  test('{0} keeps the address zone and the marks of DIN 5008')
    .with([...FORMS])
    .run(async ({ assert }, [template, { address, folds }]) => {
      const model = sampleDocument({ count: 1, template })
      assert.sameMembers(await marksOf(model), [folds[0], folds[1], 148.5])
      if (!canReadPdf) return
      const pdf = await renderDocumentPdf(model)
      const [first, last] = ['Kaufhaus', 'Leipzig'].map((word) => placeOf(word, pdf))
      assert.closeTo(placeOf('Kaufhaus', pdf).left, 25, 0.5)
      assert.isAtLeast(first!.top, address)
      assert.isAtMost(last!.bottom, address + 27.3)
    })

  test('{$self}: the sums begin where the right column begins, the account is beside the total')
    .with(['classic', 'modern', 'compact'] as const)
    .run(async ({ assert }, template) => {
      const pdf = await renderDocumentPdf(sampleDocument({ count: 1, template }))
      const total = placeOf('Gesamtbetrag', pdf)
      assert.closeTo(total.left, 115, 4)
      assert.isBelow(Math.abs(placeOf('IBAN', pdf).top - total.top), 25)
      assert.isBelow(placeOf('IBAN', pdf).left, 115)
      assert.closeTo(placeOf('Pos.', pdf).left, 25, 1.6)
    })
    .skip(!canReadPdf, 'pdftotext is not installed')

  test('{$self}: a usual invoice with its account and its words needs one page')
    .with(['classic', 'modern', 'compact'] as const)
    .run(async ({ assert }, template) => {
      const farewell = ['Mit freundlichen Grüßen', 'Paul Möller', 'Möller & Söhne']
      const greeting = { salutation: 'Sehr geehrte Frau Dr. Weiß,', farewell }
      const pdf = await renderDocumentPdf(sampleDocument({ count: 7, template, greeting }))
      const printed = await PDFDocument.load(pdf)
      assert.equal(printed.getPageCount(), 1)
    })

  test('an address of eight lines stays in the window', async ({ assert }) => {
    const { buyer, ...model } = sampleDocument({ count: 1 })
    const long = { ...buyer, name: 'Kaufhaus\nFiliale\nEinkauf\nHaus 3', addressLine: 'Hof' }
    const full = { ...model, buyer: long }
    assert.lengthOf(pdfView(full).address, 8)
    const pdf = await renderDocumentPdf(full)
    assert.isAtLeast(placeOf('Kaufhaus', pdf).top, 49)
    assert.isAtMost(placeOf('Leipzig', pdf).bottom, 90)
  }).skip(!canReadPdf, 'pdftotext is not installed')
})
