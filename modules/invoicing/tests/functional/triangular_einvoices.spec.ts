import { test } from '@japa/runner'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { makeEInvoiceDesk } from '#modules/invoicing/tests/einvoice_desk'

const VIENNA = {
  name: 'Holz Österreich GmbH',
  email: 'eingang@holz.example',
  vatId: 'ATU12345675',
  street: 'Ring 1',
  postalCode: '1010',
  city: 'Wien',
  country: 'AT',
  language: 'de',
}

test.group('An e-invoice of a triangular transaction', () => {
  test('row 153: is category AE with the words of § 25b UStG as its reason', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const lines = [{ ...LINE, taxRate: 0, taxCategory: 'AE' }]
    const { _id } = await desk.issue({ customClient: VIENNA, lines, isTriangular: true })
    for (const format of ['xrechnung', 'factur-x'] as const) {
      const xml = await desk.xml(_id, format)
      assert.include(xml, 'Innergemeinschaftliches Dreiecksgeschäft (§ 25b UStG)')
      assert.match(xml, />AE</)
    }
  })
})
