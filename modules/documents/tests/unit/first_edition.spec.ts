import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { deliveryView } from '#modules/documents/pdf/kinds/delivery_view'
import { renderDeliveryPdf, renderDocumentPdf } from '#modules/documents/pdf/render'
import { sampleDelivery } from '#modules/documents/tests/sample_delivery'
import { sampleDocument } from '#modules/documents/tests/sample_document'

const sha256 = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex')

/** The seller as documents from before editions have it. */
function before<Model extends { seller: { paperEdition?: number } }>(model: Model): Model {
  const { paperEdition: _, ...seller } = model.seller
  return { ...model, seller }
}

/** Taken before the second edition was drawn. Another version of typst or of the typeface may change them. */
const AS_ISSUED = {
  classic: 'b6dec97cb17ae5d9027c7c49f92c90ce0b7bb4b616f19ee248217af67aaed94c',
  modern: 'f38dd270df123f0d82bec07b6991643e094fab68d7afebe134963dee74ce4ab4',
  compact: '1b3d60d7048760026faf4e52de598851a3a82e3721efbd772aabc279d57d2e7e',
} as const

test.group('The first edition of papers', () => {
  test('{$self}: a document that was issued in it prints byte for byte as before')
    .with(['classic', 'modern', 'compact'] as const)
    .run(async ({ assert }, template) => {
      const pdf = await renderDocumentPdf(before(sampleDocument({ template })))
      assert.equal(sha256(pdf), AS_ISSUED[template])
      const now = await renderDocumentPdf(sampleDocument({ template }))
      assert.notEqual(sha256(now), AS_ISSUED[template])
    })

  test('its delivery notes name no account either', async ({ assert }) => {
    const note = before(sampleDelivery())
    assert.notInclude(JSON.stringify(deliveryView(note)), 'IBAN')
    assert.isAbove((await renderDeliveryPdf(note)).length, 10_000)
  })
})
