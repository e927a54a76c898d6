import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { ruleFindings, rulesFolder, WITHOUT_RULES } from '#modules/einvoices/tests/support/rules'
import { schemaErrors } from '#modules/einvoices/tests/support/xsd'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { makeEInvoiceDesk, RULES } from '../einvoice_desk.js'

const canRead = existsSync('/usr/bin/pdftotext')
const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' })

/** A company that only has its country's number. */
const SELLERS = {
  XK: {
    country: 'XK',
    postalCode: '10000',
    city: 'Prishtinë',
    businessNumber: '810 123 457',
    vatId: '',
    taxNumber: '',
    registerEntry: '',
    rate: 18,
    written: '810123457',
  },
  AL: {
    country: 'AL',
    postalCode: '1001',
    city: 'Tiranë',
    businessNumber: 'l01234567a',
    vatId: '',
    taxNumber: '',
    registerEntry: '',
    rate: 20,
    written: 'L01234567A',
  },
}
const CII = ['xrechnung-cii', 'factur-x'] as const

async function makeSeller(client: ApiClient, country: 'XK' | 'AL') {
  const { rate, written, ...companyInfo } = SELLERS[country]
  const desk = await makeEInvoiceDesk(client, companyInfo)
  const { _id } = await desk.issue({ lines: [{ ...LINE, unitPrice: 100, taxRate: rate }] })
  return { desk, id: _id, written }
}

/** A client of a German company, written to in Albanian. */
async function makeBuyer(client: ApiClient, country: 'XK' | 'AL', body: object = {}) {
  const desk = await makeEInvoiceDesk(client)
  const { businessNumber, written } = SELLERS[country]
  const made = await desk.post('/api/clients', {
    name: 'Dritë Shpk',
    email: 'drita@example.test',
    street: 'Rruga B',
    city: 'Qyteti',
    country,
    businessNumber,
    language: 'sq',
  })
  made.assertStatus(201)
  const lines = [{ ...LINE, taxRate: 0, taxCategory: 'O' }]
  const invoice = { customClient: null, clientId: made.body()._id, lines, ...body }
  return { desk, written, client: made.body(), invoice }
}

test.group('Numbers of businesses in Kosovo and Albania', () => {
  test('a company in {$self} writes a valid e-invoice with its number and without a VAT id')
    .with(['XK', 'AL'] as const)
    .run(async ({ client, assert }, country) => {
      const { desk, id, written } = await makeSeller(client, country)
      const { profiles } = await desk.read(`${id}/einvoice`)
      for (const { profile, findings } of profiles) assert.deepEqual(findings, [], profile)
      const xmls = await Promise.all(CII.map((format) => desk.xml(id, format)))
      assert.deepEqual(await schemaErrors(...xmls), [])
      for (const xml of xmls) {
        assert.match(xml, new RegExp(`<ram:SpecifiedLegalOrganization>\\s*<ram:ID>${written}<`))
        assert.include(xml, `<ram:ID schemeID="FC">${written}</ram:ID>`)
        assert.notInclude(xml.split('BuyerTradeParty')[0], 'schemeID="VA"')
      }
    })

  test('an e-invoice of a company in {$self} passes the official rules')
    .with(['XK', 'AL'] as const)
    .run(async ({ client, assert }, country) => {
      const { desk, id } = await makeSeller(client, country)
      for (const format of ['xrechnung', ...CII] as const) {
        const xml = await desk.xml(id, format)
        assert.deepEqual(
          RULES[format].flatMap((rules) => ruleFindings(xml, rules)),
          [],
          format
        )
      }
    })
    .timeout(60_000)
    .skip(!rulesFolder, WITHOUT_RULES)

  test('a German company invoices a client in {$self}, whose number is on the PDF and in the XML')
    .with(['XK', 'AL'] as const)
    .run(async ({ client, assert }, country) => {
      const { desk, written, invoice } = await makeBuyer(client, country)
      const { _id } = await desk.issue(invoice)
      const { profiles } = await desk.read(`${_id}/einvoice`)
      assert.deepInclude(profiles[0], { profile: 'en16931', isValid: true, findings: [] })
      const xml = await desk.xml(_id, 'factur-x')
      const buyer = xml.split('BuyerTradeParty')[1]
      assert.match(buyer, new RegExp(`<ram:SpecifiedLegalOrganization>\\s*<ram:ID>${written}<`))
      assert.deepEqual(await schemaErrors(xml), [])
      if (!canRead) return
      const pdf = (await desk.get(`/api/invoices/${_id}/pdf`)).body()
      const label = country === 'XK' ? 'NUI juaj' : 'NIPT-i juaj'
      assert.match(textOf(pdf), new RegExp(`${label}\\s+${written}`))
    })

  test('the company prints its own number in the language of the document', async ({
    client,
    assert,
  }) => {
    const { desk, id } = await makeSeller(client, 'XK')
    const pdf = (await desk.get(`/api/invoices/${id}/pdf`)).body()
    assert.match(textOf(pdf), /Unternehmensnr\. \(NUI\)\s+810123457/)
  }).skip(!canRead, 'needs pdftotext')

  test('a recipient of one invoice has a number too', async ({ client, assert }) => {
    const desk = await makeEInvoiceDesk(client)
    const { businessNumber, written } = SELLERS.AL
    const customClient = {
      name: 'Deti Sh.p.k.',
      street: 'Rruga e Durrësit',
      city: 'Tiranë',
      country: 'AL',
      businessNumber,
    }
    const lines = [{ ...LINE, taxRate: 0, taxCategory: 'O' }]
    const { _id } = await desk.issue({ customClient, lines })
    assert.include((await desk.xml(_id, 'factur-x')).split('BuyerTradeParty')[1], written)
  })

  test('an invoice that was issued with the number as VAT id is a valid e-invoice now', async ({
    client,
    assert,
  }) => {
    const { desk, invoice, client: buyer } = await makeBuyer(client, 'XK', { lines: [LINE] })
    const company = { company_id: desk.company.id, id: buyer._id }
    await inTx(() =>
      writer()
        .from('clients')
        .where(company)
        .update({ vat_id: '810123457', business_number: '', tax_treatment: 'domestic' })
    )
    const { _id } = await desk.issue(invoice)
    const { profiles } = await desk.read(`${_id}/einvoice`)
    assert.isTrue(profiles[0].isValid)
    assert.match(await desk.xml(_id, 'factur-x'), /<ram:ID>810123457<\/ram:ID>/)
  })

  test('a number of the wrong shape is refused with the right one in words', async ({
    client,
    assert,
  }) => {
    const { desk, client: buyer } = await makeBuyer(client, 'XK')
    const path = `/api/clients/${buyer._id}`
    const faultOf = async (body: object) => {
      const { fields = [] } = (await desk.put(path, body)).body()
      return fields[0]?.message
    }
    assert.match(await faultOf({ country: 'XK', businessNumber: '81012345' }), /9 digits/)
    assert.match(await faultOf({ country: 'AL', businessNumber: '810123457' }), /8 digits/)
    assert.match(await faultOf({ businessNumber: 'L01234567A' }), /9 digits/)
    assert.match(await faultOf({ vatId: '810123457' }), /VAT ID/)
    const other = await desk.put(path, { country: 'CH', businessNumber: 'CHE-107.787.577' })
    assert.equal(other.body().businessNumber, 'CHE-107.787.577')

    const settings = { companyInfo: { businessNumber: '123' } }
    await desk.post('/api/settings', { companyInfo: { country: 'XK' } })
    const refused = await desk.post('/api/settings', settings)
    assert.equal(refused.status(), 422)
    assert.equal(refused.body().fields[0].field, 'companyInfo.businessNumber')
  })
})
