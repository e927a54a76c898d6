import { test } from '@japa/runner'
import { minor } from '#core/money/minor'
import { canReadPdf as canRead, textOfPdf as textOf } from '#core/tests/pdf_text'
import { printable } from '#modules/documents/pdf/clean_text'
import { epcPayload } from '#modules/documents/pdf/epc'
import { pdfView } from '#modules/documents/pdf/kinds/pdf_view'
import { renderDocumentPdf, renderDocumentSvg } from '#modules/documents/pdf/render'
import { sampleDocument } from '#modules/documents/tests/sample_document'

test.group('PDF of a document', () => {
  test('a document is tagged PDF/A-3 in its language, and equal models give equal bytes', async ({
    assert,
  }) => {
    const [first, second] = await Promise.all([
      renderDocumentPdf(sampleDocument()),
      renderDocumentPdf(sampleDocument()),
    ])
    assert.isTrue(first.equals(second))
    assert.isTrue(first.subarray(0, 5).equals(Buffer.from('%PDF-')))
    const raw = first.toString('latin1')
    assert.include(raw, '<pdfaid:part>3</pdfaid:part>')
    assert.include(raw, '/StructTreeRoot')
    assert.include(raw, '/Lang (de')
  })

  test('a trading name is at the head and above the address, the full name at the foot', ({
    assert,
  }) => {
    const { seller, ...model } = sampleDocument()
    const letterhead = 'Studio Köln – Design & IT'
    const view = pdfView({ ...model, seller: { ...seller, letterhead } })
    assert.equal(view.headName, letterhead)
    assert.isTrue(view.sender.startsWith(`${letterhead} · `))
    assert.equal(view.foot[0]?.[0], seller.name)
    // Documents from before have none.
    assert.equal(pdfView({ ...model, seller }).headName, seller.name)
  })

  test('{0} prints its own words and formats')
    .with([
      ['de', 'Rechnung RE-2026-0042', '1.234,50 €', '20.11.2026'],
      ['en', 'Invoice RE-2026-0042', '€1,234.50', '20.11.2026'],
      ['sq', 'Faturë RE-2026-0042', '1 234,50 €', '20.11.2026'],
    ] as const)
    .run(async ({ assert }, [language, title, amount, day]) => {
      const text = textOf(
        await renderDocumentPdf(sampleDocument({ language, total: minor(123_450n) }))
      )
      for (const wanted of [title, amount, day]) assert.include(text, wanted)
      assert.notInclude(text, 'documents:pdf')
    })
    .skip(!canRead, 'pdftotext is not installed')

  test('row 81: {$self} prints everything, breaks 200 lines and is PDF/A with tags')
    .with(['classic', 'modern', 'compact'] as const)
    .run(async ({ assert }, template) => {
      const model = sampleDocument({ count: 200, template })
      const pdf = await renderDocumentPdf(model)
      const raw = pdf.toString('latin1')
      for (const mark of ['<pdfaid:part>3</pdfaid:part>', '/StructTreeRoot']) {
        assert.include(raw, mark)
      }
      if (!canRead) return
      const text = textOf(pdf)
      const pages = text.split('\f').filter((page) => page.trim() !== '')
      for (const [index, page] of pages.entries()) {
        assert.include(page, `Seite ${index + 1} von ${pages.length}`)
        const carried = /Übertrag/.test(page)
        if (index < pages.length - 1) assert.isTrue(carried, `page ${index + 1}`)
      }
      for (const wanted of [model.number, model.buyer.name, 'Bequem bezahlen', 'zzgl. 19 % USt.']) {
        assert.include(text, wanted)
      }
    })

  test('a page break carries the running sum over', async ({ assert }) => {
    const pages = textOf(await renderDocumentPdf(sampleDocument({ count: 60 }))).split('\f')
    const carried = (page: string) =>
      [...page.matchAll(/Übertrag\s+(\S+ €)/g)].map(([, sum]) => sum)
    assert.lengthOf(carried(pages[0]), 1)
    assert.equal(carried(pages[1])[0], carried(pages[0])[0])
    assert.include(pages[1], 'Seite 2 von')
    for (const [before, after] of pages
      .slice(0, -1)
      .map((page, index) => [page, pages[index + 1]])) {
      if (after) assert.equal(carried(after)[0], carried(before).at(-1))
    }
  }).skip(!canRead, 'pdftotext is not installed')

  test('hostile texts are printed as they are and never fail', async ({ assert }) => {
    const hostile = '#panic("x") *bold* $1/0$ #read("/etc/passwd") ]] \\'
    const model = sampleDocument({ notes: `${hostile}\nEmoji 🎉 漢字 עברית \u202e\u0007 end` })
    const text = textOf(await renderDocumentPdf(model))
    for (const wanted of ['#panic("x") *bold*', '#read("/etc/passwd")', 'Emoji', 'end']) {
      assert.include(text, wanted)
    }
  }).skip(!canRead, 'pdftotext is not installed')

  test('a logo that is no image is left out', async ({ assert }) => {
    const pdf = await renderDocumentPdf(sampleDocument({ logo: Buffer.from('not an image') }))
    assert.isAbove(pdf.length, 10_000)
  })

  test('twenty concurrent documents do not mix', async ({ assert }) => {
    const numbers = Array.from({ length: 20 }, (_, index) => `RE-${1000 + index}`)
    const pdfs = await Promise.all(
      numbers.map((number) => renderDocumentPdf(sampleDocument({ number })))
    )
    for (const [index, pdf] of pdfs.entries()) {
      const found = new Set(textOf(pdf).match(/RE-1\d{3}/g))
      assert.deepEqual([...found], [numbers[index]])
    }
  }).skip(!canRead, 'pdftotext is not installed')

  test('a draft is marked, shows no payment details and can be previewed', async ({ assert }) => {
    const draft = sampleDocument({ kind: 'draft', number: '' })
    assert.equal(pdfView(draft).watermark, 'ENTWURF')
    assert.equal(pdfView(draft).qr, '')
    assert.include((await renderDocumentSvg(draft)).svg, '<svg')
  })

  test('the GiroCode follows EPC069-12', ({ assert }) => {
    const transfer = {
      name: 'Möller',
      iban: 'DE75 5121 0800 1245 1261 99',
      bic: 'SOGEDEFF',
      amount: minor(1234n),
      currency: 'EUR',
      text: 'RE-1',
    }
    assert.equal(
      epcPayload(transfer),
      'BCD\n002\n1\nSCT\nSOGEDEFF\nMöller\nDE75512108001245126199\nEUR12.34\n\n\nRE-1'
    )
    assert.isUndefined(epcPayload({ ...transfer, amount: minor(0n) }))
    assert.isUndefined(epcPayload({ ...transfer, currency: 'ALL' }))
    assert.isUndefined(epcPayload({ ...transfer, iban: '' }))
    const long = epcPayload({ ...transfer, name: 'Ö'.repeat(90), text: 'Ü'.repeat(200) }) ?? ''
    assert.isAtMost(Buffer.byteLength(long), 331)
  })

  test('endless words can break, invisible characters are dropped', ({ assert }) => {
    assert.equal(printable('a\u202eb\u0007c\ud800'), 'abc\ufffd')
    assert.equal(printable('x'.repeat(32)).replaceAll('\u200b', ''), 'x'.repeat(32))
    assert.include(printable('x'.repeat(32)), '\u200b')
  })
})
