import { test } from '@japa/runner'
import fc from 'fast-check'
import { turned } from '#modules/einvoices/model/turned'
import { anyEInvoice } from '../support/any_einvoice.js'
import { occurrenceFaults } from '../support/cii_occurrence.js'
import { everything } from '../support/everything.js'
import { FORMATS } from '../support/formats.js'
import { SCENARIOS } from '../support/scenarios.js'

const VERSIONS = { 'facturx-cii': 'later', 'xrechnung-cii': 'D16B' } as const
const formats = Object.keys(VERSIONS) as (keyof typeof VERSIONS)[]
const cases = Object.keys(SCENARIOS).flatMap((scenario) =>
  formats.map((format) => ({ scenario, format, name: `${scenario} as ${format}` }))
)
const written = FORMATS['xrechnung-cii'].write(everything())

test.group('Order and numbers of the elements of CII', () => {
  test('{name} keeps them')
    .with(cases)
    .run(({ assert }, { scenario, format }) => {
      const xml = FORMATS[format].write(SCENARIOS[scenario]())
      assert.deepEqual(occurrenceFaults(xml, VERSIONS[format]), [])
    })

  test('random documents keep them as {$self}')
    .with(formats)
    .run(({ assert }, format) => {
      fc.assert(
        fc.property(anyEInvoice, (invoice) => {
          const xml = FORMATS[format].write(invoice)
          assert.deepEqual(occurrenceFaults(xml, VERSIONS[format]), [])
        }),
        { numRuns: 300 }
      )
    })
    .timeout(60_000)

  test('a final invoice with three down payments and its cancellation keep them', ({ assert }) => {
    const preceding = ['AR-1', 'AR-2', 'AR-3'].map((number) => ({
      number,
      issuedOn: '2026-10-01',
    }))
    const final = { ...SCENARIOS['final-invoice'](), preceding }
    const cancelled = {
      ...turned(final),
      type: '384',
      preceding: [{ number: 'SR-1' }, ...preceding],
    }
    for (const invoice of [final, cancelled]) {
      const xml = FORMATS['xrechnung-cii'].write(invoice)
      assert.deepEqual(occurrenceFaults(xml), [])
    }
  })

  test('{what} is found')
    .with([
      {
        what: 'an element that repeats',
        breaking: (xml: string) =>
          xml.replace(
            /<ram:InvoiceReferencedDocument>.*?<\/ram:InvoiceReferencedDocument>/s,
            '$&$&'
          ),
        fault: 'ApplicableHeaderTradeSettlement holds 2 times InvoiceReferencedDocument',
      },
      {
        what: 'an element that is missing',
        breaking: (xml: string) =>
          xml.replace(/<ram:GrandTotalAmount>.*?<\/ram:GrandTotalAmount>/, ''),
        fault: 'SpecifiedTradeSettlementHeaderMonetarySummation lacks GrandTotalAmount',
      },
      {
        what: 'an element in the wrong place',
        breaking: (xml: string) =>
          xml.replace(
            /(<ram:LineTotalAmount>[^<]*<\/ram:LineTotalAmount>)(<ram:ChargeTotalAmount>[^<]*<\/ram:ChargeTotalAmount>)/,
            '$2$1'
          ),
        fault: /is out of order: ChargeTotalAmount, LineTotalAmount/,
      },
      {
        what: 'an element that does not belong there',
        breaking: (xml: string) =>
          xml.replace('<ram:LineID>1</ram:LineID>', '$&<ram:Colour>red</ram:Colour>'),
        fault: 'AssociatedDocumentLineDocument holds Colour',
      },
      {
        what: 'an empty element',
        breaking: (xml: string) =>
          xml.replace(
            /<ram:ApplicableHeaderTradeDelivery>.*<\/ram:ApplicableHeaderTradeDelivery>/s,
            '<ram:ApplicableHeaderTradeDelivery/>'
          ),
        fault: 'ApplicableHeaderTradeDelivery is empty',
      },
    ])
    .run(({ assert }, { breaking, fault }) => {
      const broken = breaking(written)
      assert.notEqual(broken, written)
      const [first] = occurrenceFaults(broken)
      if (typeof fault === 'string') assert.equal(first, fault)
      else assert.match(first, fault)
    })
})
