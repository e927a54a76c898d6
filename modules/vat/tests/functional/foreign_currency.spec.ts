import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { verifyDocuments } from '#modules/documents/public'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'
import { makeEInvoiceDesk } from '#modules/invoicing/tests/einvoice_desk'
import { MIXED, makeVatDesk, type VatDesk } from '#modules/vat/tests/vat_desk'

const canRead = existsSync('/usr/bin/pdftotext')
const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(
    /\s+/g,
    ' '
  )

/** 1,725.00 USD, of which 225.00 are VAT; at 0.8765 that is 197.22 EUR (166.54 and 30.68). */
const DOLLARS = { currency: 'USD', exchangeRate: '0.8765', lines: MIXED, date: '2026-11-02' }
const dollars = (desk: VatDesk, more: object = {}) =>
  desk.issued({
    ...DOLLARS,
    customClient: { name: 'Acme Inc', ...ADDRESS, language: 'de' },
    ...more,
  })

test.group('Invoices in a foreign currency', () => {
  test('row 87: the rate of exchange and its day are stored with the invoice and frozen', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const given = await dollars(desk, { exchangeDate: '2026-10-30' })
    assert.containsSubset(given, {
      currency: 'USD',
      exchangeRate: 0.8765,
      exchangeDate: '2026-10-30',
      ownCurrency: { currency: 'EUR', tax: 197.22 },
    })
    assert.equal((await dollars(desk)).exchangeDate, '2026-11-02')
    assert.deepEqual(await verifyDocuments(desk.company), [])
    await inTx(() =>
      writer()
        .from('invoices')
        .where({ company_id: desk.company.id, id: given._id })
        .update({ exchange_on: '2026-10-29' })
    )
    assert.deepEqual(await verifyDocuments(desk.company), [given.number])
  })

  test('row 87: the rate that was used last is proposed, to this company alone', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    assert.deepEqual(await desk.read('exchange-rates'), [])
    await dollars(desk, { exchangeRate: '0.9' })
    await dollars(desk, { exchangeDate: '2026-10-30' })
    await desk.draft({ ...DOLLARS, exchangeRate: '0.1' })
    assert.deepEqual(await desk.read('exchange-rates'), [
      { currency: 'USD', rate: 0.8765, date: '2026-10-30' },
    ])
    assert.deepEqual(await (await makeVatDesk(client)).read('exchange-rates'), [])
  })

  test('row 87: an invoice in the company’s own currency stores and shows no date of an exchange rate', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const invoice = await dollars(desk, { currency: 'EUR', exchangeDate: '2026-10-30' })
    assert.containsSubset(invoice, { exchangeDate: null, ownCurrency: null })
    assert.deepEqual(await desk.read('exchange-rates'), [])
  })

  test('row 87: the PDF says the VAT in the company’s currency, and at which rate', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const pdfOf = async ({ _id }: { _id: string }) =>
      textOf((await desk.get(`/api/invoices/${_id}/pdf`)).response.body)
    const said = 'Umsatzsteuer in EUR: 197,22 € (1 USD = 0,8765 EUR, Kurs vom 02.11.2026)'
    assert.include(await pdfOf(await dollars(desk)), said)
    assert.notInclude(await pdfOf(await dollars(desk, { exchangeRate: null })), 'Kurs vom')
  }).skip(!canRead, 'pdftotext is not installed')

  test('row 87: the e-invoice says it too (BT-6 and BT-111)', async ({ client, assert }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.issue(DOLLARS)
    const text = await desk.xml(_id, 'xrechnung-cii')
    assert.include(text, '<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode>')
    assert.include(text, '<ram:TaxTotalAmount currencyID="EUR">197.22</ram:TaxTotalAmount>')
    assert.include(text, '<ram:TaxTotalAmount currencyID="USD">225.00</ram:TaxTotalAmount>')
    const ubl = await desk.xml(_id, 'xrechnung')
    assert.include(ubl, '<cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>')
    assert.include(ubl, '<cbc:TaxAmount currencyID="EUR">197.22</cbc:TaxAmount>')
  })

  test('row 87: the VAT summary counts it in the company’s currency, and its cancellation too', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const invoice = await dollars(desk)
    await dollars(desk, { exchangeRate: null })
    await desk.pay(invoice._id, 1000, desk.day(-2))
    await desk.pay(invoice._id, 725, desk.day(-1))
    for (const basis of ['accrual', 'cash']) {
      assert.deepEqual(await desk.rates(basis), [
        [19, 876.5, 166.54],
        [7, 438.25, 30.68],
      ])
    }
    assert.deepEqual(await desk.rates('accrual', {}, 'USD'), [
      [19, 1000, 190],
      [7, 500, 35],
    ])
    const second = await dollars(desk)
    await desk.post(`/api/invoices/${second._id}/cancel`)
    assert.deepEqual(await desk.rates('accrual'), await desk.rates('cash'))
    assert.deepEqual(await desk.faults(), [])
  })
})
