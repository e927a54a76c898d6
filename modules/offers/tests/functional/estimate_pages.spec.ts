import { test } from '@japa/runner'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { makeSalesDesk, OFFERED_LINES } from '#modules/offers/estimates/factories/estimate_factory'

const INVOICE_TEXTS = {
  invoiceIntro: 'Vielen Dank für Ihren Auftrag.',
  invoiceClosing: 'Bitte zahlen Sie bald.',
  invoiceFooter: 'Eigentum bleibt vorbehalten.',
}

test.group('Pages of an estimate', () => {
  test('row 40: what the form holds is drawn as it would be printed, and nothing is saved', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const body = {
      customClient: { name: 'Anna Muster' },
      lines: [{ kind: 'heading', description: 'Beratung' }, ...OFFERED_LINES.slice(0, 2)],
      discountPercent: 10,
      priceMode: 'gross',
    }
    const drawn = await desk.post('/api/estimates/picture', body)
    drawn.assertStatus(200)
    assert.match(drawn.header('content-type') ?? '', /^image\/svg\+xml/)
    const stored = await desk.estimate(body)
    const picture = await desk.get(`/api/estimates/${stored._id}/picture`)
    assert.isTrue(Buffer.from(drawn.body()).equals(Buffer.from(picture.body())))
    assert.lengthOf((await desk.get('/api/estimates')).body(), 1)
  })

  test('row 40: what cannot be priced is refused with the field', async ({ client, assert }) => {
    const desk = await makeSalesDesk(client)
    const answer = await desk.post('/api/estimates/picture', {
      lines: [{ ...OFFERED_LINES[0], discountAmount: 500 }],
    })
    answer.assertStatus(422)
    assert.equal(answer.body().fields[0].field, 'lines.0.discountAmount')
  })

  test('an estimate says its own texts and not those of invoices', async ({ client, assert }) => {
    const desk = await makeSalesDesk(client, { language: 'de' })
    const texts = {
      estimateIntro: 'Gerne bieten wir an:',
      estimateClosing: 'Wir freuen uns auf Ihren Auftrag.',
      estimateFooter: 'Angebot freibleibend.',
    }
    const saved = await desk.post('/api/settings', { preferences: { ...INVOICE_TEXTS, ...texts } })
    assert.deepInclude(saved.body().preferences, texts)
    const { estimate } = await desk.offered()
    if (!canReadPdf) return
    const printed = async () =>
      textOfPdf((await desk.get(`/api/estimates/${estimate._id}/pdf`)).body())
    const before = await printed()
    for (const text of Object.values(texts)) assert.include(before, text)
    for (const text of Object.values(INVOICE_TEXTS)) assert.notInclude(before, text)

    await desk.post('/api/settings', { preferences: { estimateIntro: 'Anders' } })
    assert.equal(await printed(), before)
  })
})
