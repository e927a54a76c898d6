import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { deliveryView } from '#modules/documents/pdf/kinds/delivery_view'
import { renderDeliveryPdf, renderDocumentPdf } from '#modules/documents/pdf/render'
import { sampleDelivery } from '#modules/documents/tests/sample_delivery'
import { sampleDocument } from '#modules/documents/tests/sample_document'

const sha256 = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex')

/** The model with the seller of an edition; documents from before editions name none. */
function of<Model extends { seller: { paperEdition?: number } }>(
  edition: 1 | 2,
  model: Model
): Model {
  const { paperEdition: _, ...seller } = model.seller
  return { ...model, seller: edition === 1 ? seller : { ...seller, paperEdition: edition } }
}

/** Each taken before the next edition was drawn. Another version of typst or of the typeface may change them. */
const AS_ISSUED = [
  [1, 'classic', 'b6dec97cb17ae5d9027c7c49f92c90ce0b7bb4b616f19ee248217af67aaed94c'],
  [1, 'modern', 'f38dd270df123f0d82bec07b6991643e094fab68d7afebe134963dee74ce4ab4'],
  [1, 'compact', '1b3d60d7048760026faf4e52de598851a3a82e3721efbd772aabc279d57d2e7e'],
  [2, 'classic', '5d41ef45e4f14c5d52066ed57e2870faa70be15408b0ef67eae08257563a94a5'],
  [2, 'modern', '86a5f841d89a0a59988ada4af726855b572370781376af98d2eeb1d68a99f574'],
  [2, 'compact', 'f18023924597972b533883a8f82b3dd3c3314877abb23a5bad808403afecc851'],
] as const

test.group('Former editions of papers', () => {
  test('edition {0}, {1}: a document that was issued in it prints byte for byte as before')
    .with([...AS_ISSUED])
    .run(async ({ assert }, [edition, template, hash]) => {
      const pdf = await renderDocumentPdf(of(edition, sampleDocument({ template })))
      assert.equal(sha256(pdf), hash)
    })

  test('a delivery note of the first one names no account either', async ({ assert }) => {
    const note = of(1, sampleDelivery())
    assert.notInclude(JSON.stringify(deliveryView(note)), 'IBAN')
    assert.isAbove((await renderDeliveryPdf(note)).length, 10_000)
  })
})
