import { test } from '@japa/runner'
import { pdfView } from '#modules/documents/pdf/kinds/pdf_view'
import { renderDeliverySvg, renderDocumentSvg } from '#modules/documents/pdf/render'
import { printer } from '#modules/documents/pdf/typst'
import { deliveryLine, sampleDelivery } from '#modules/documents/tests/sample_delivery'
import { sampleDocument } from '#modules/documents/tests/sample_document'

/** The pages inside an SVG. */
const pagesOf = (svg: string) => svg.split('<g transform="translate(').slice(1)

test.group('Pictures of documents', () => {
  test('{$self}: the first pages match the whole document, printed without its other lines')
    .with(['classic', 'modern', 'compact'] as const)
    .run(async ({ assert }, template) => {
      const model = sampleDocument({ count: 200, template })
      const { svg, hasMore } = await renderDocumentSvg(model)
      assert.isTrue(hasMore)
      assert.lengthOf(pagesOf(svg), 3)
      const whole = await printer.run('a', {
        template: 'document',
        data: JSON.stringify({ ...pdfView(model), isExcerpt: true }),
        createdAt: 0,
        as: { from: 1, to: 3 },
      })
      assert.isAbove(whole.pages, 6)
      assert.equal(svg, whole.content)
    })

  test('no page lies on another one', async ({ assert }) => {
    const { svg } = await renderDocumentSvg(sampleDocument({ count: 60 }))
    const [, ...later] = pagesOf(svg)
    assert.isNotEmpty(later)
    assert.notMatch(svg, /fill="#ffffff"[^>]*d="M 0 0v 841/)
    for (const page of pagesOf(svg)) assert.match(page, /^0 [\d.]+\)"><path fill="#fff"/)
  })

  test('the portions together are the whole document, and none follows the last', async ({
    assert,
  }) => {
    const model = sampleDocument({ count: 200 })
    const portions = []
    for (let portion = 1; portions.at(-1)?.hasMore !== false; portion++) {
      portions.push(await renderDocumentSvg(model, portion))
    }
    const { pages } = await printer.run('a', {
      template: 'document',
      data: JSON.stringify(pdfView(model)),
      createdAt: 0,
      as: 'pdf',
    })
    assert.equal(portions.flatMap(({ svg }) => pagesOf(svg)).length, pages)
    await assert.rejects(() => renderDocumentSvg(model, portions.length + 1), 'not_found')
  })

  test('a first guess that is too short is mended: lines without height to speak of', async ({
    assert,
  }) => {
    const model = sampleDocument({ count: 300 })
    const thin = model.lines.map((line) => ({ ...line, description: `a${' '.repeat(900)}b` }))
    const { svg, hasMore } = await renderDocumentSvg({ ...model, lines: thin })
    assert.lengthOf(pagesOf(svg), 3)
    assert.isTrue(hasMore)
  })

  test('one long text alone fills the requested pages', async ({ assert }) => {
    const [line] = sampleDocument({ count: 1 }).lines
    const long = { ...line!, description: 'x\n'.repeat(1000) }
    const { svg, hasMore } = await renderDocumentSvg({ ...sampleDocument(), lines: [long] })
    assert.lengthOf(pagesOf(svg), 3)
    assert.isTrue(hasMore)
  })

  test('delivery notes are shown the same way', async ({ assert }) => {
    const lines = Array.from({ length: 300 }, () => deliveryLine())
    const first = await renderDeliverySvg(sampleDelivery({ lines }))
    assert.lengthOf(pagesOf(first.svg), 3)
    assert.isTrue(first.hasMore)
    const short = await renderDeliverySvg(sampleDelivery())
    assert.lengthOf(pagesOf(short.svg), 1)
    assert.isFalse(short.hasMore)
  })
})
