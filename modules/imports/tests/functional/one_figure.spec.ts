import { test } from '@japa/runner'
import { formatMoney } from '#core/money/format'
import { parseMoney } from '#core/money/minor'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { openPostOffice, type PostOffice } from '#modules/correspondence/tests/post_office'
import { LEITWEG_ID, makeEInvoiceDesk } from '#modules/invoicing/tests/einvoice_desk'

const CLIENT = {
  name: 'Bäckerei Sonnenschein KG',
  type: 'business',
  email: 'eingang@sonnenschein.example',
  street: 'Große Bleichen 22',
  postalCode: '20354',
  city: 'Hamburg',
  country: 'DE',
  language: 'de',
}
const LINES = [
  { description: 'Werkstatt', quantity: '8.25', unit: 'Std.', unitPrice: '95.37', taxRate: 19 },
  { description: 'Holz', quantity: '12.5', unitPrice: '48.97', discount: 2.5, taxRate: 19 },
  { description: 'Fachbuch', quantity: '3', unitPrice: '35.04', taxRate: 7 },
  { description: 'Rücknahme', quantity: '1', unitPrice: '-12.345', taxRate: 19 },
]
const INVOICES: Record<string, object> = {
  'net prices with discounts': { discountPercent: 3.3, lines: LINES },
  'gross prices': { priceMode: 'gross', lines: LINES },
  'a discount as an amount': { discountAmount: '33.33', lines: LINES },
  'another currency': { currency: 'CHF', exchangeRate: '1.0678', lines: LINES },
}

/** Spaces that do not break are spaces here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.group('The amounts of an invoice', (group) => {
  let office: PostOffice
  group.each.setup(async () => {
    office = await openPostOffice()
    return () => office.close()
  })

  for (const [name, body] of Object.entries(INVOICES)) {
    test(`is one figure in list, page, PDF, XML, CSV, mail and ledger: ${name}`, async ({
      client,
      assert,
    }) => {
      const desk = await makeEInvoiceDesk(client)
      const { _id: clientId } = (await desk.post('/api/clients', CLIENT)).body()
      const page = await desk.issued({
        customClient: null,
        clientId,
        buyerReference: LEITWEG_ID,
        ...body,
      })
      const { _id, number, currency, total } = page
      const printed = plain(formatMoney(parseMoney(total, currency), currency, 'de'))
      assert.isAbove(total, 1000)

      const [listed] = (await desk.get(`/api/invoices?search=${number}`)).body()
      assert.equal(listed.total, total, 'list')

      const pdf = await desk.get(`/api/invoices/${_id}/pdf`)
      if (canReadPdf) assert.include(plain(textOfPdf(Buffer.from(pdf.body()))), printed, 'PDF')

      const cii = await desk.xml(_id, 'factur-x')
      assert.equal(Number(/<ram:GrandTotalAmount>([^<]+)</.exec(cii)?.[1]), total, 'CII')
      const ubl = await desk.xml(_id, 'xrechnung')
      assert.equal(Number(/<cbc:TaxInclusiveAmount[^>]*>([^<]+)</.exec(ubl)?.[1]), total, 'UBL')

      const csv = (await desk.get('/api/exports/invoices?format=csv')).text()
      const [head = '', row = ''] = csv.replace('\ufeff', '').split('\r\n')
      const gross = row.split(';')[head.split(';').indexOf('Gross, all rates')]
      assert.equal(Number(gross), total, 'CSV')

      ;(await desk.post(`/api/invoices/${_id}/send`, {})).assertStatus(200)
      const [mail] = await office.arrived()
      assert.include(plain(mail?.text ?? ''), printed, 'mail')

      const ledger = (await desk.get(`/api/clients/${clientId}/ledger?currency=${currency}`)).body()
      assert.equal(ledger.entries[0].debit, total, 'ledger')
      assert.equal(ledger.closing, total, 'balance')
    })
  }
})
