import { test } from '@japa/runner'
import { checkEInvoice } from '#modules/einvoices/check/check_einvoice'
import { checkPlaces } from '#modules/einvoices/check/places'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { writeUbl } from '#modules/einvoices/write/ubl/write_ubl'
import { everything } from '../support/everything.js'
import { SCENARIOS } from '../support/scenarios.js'

const BILLING = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'

/** A document between two members of the network. */
const inPeppol = (invoice: EInvoice, country = 'DE'): EInvoice => ({
  ...invoice,
  seller: { ...invoice.seller, electronicAddress: { value: 'DE123456788', scheme: '9930' } },
  buyer: {
    ...invoice.buyer,
    address: { ...invoice.buyer.address, country },
    electronicAddress: { value: '04011000-1234512345-06', scheme: '0204' },
  },
})
const rulesOf = (invoice: EInvoice) =>
  checkEInvoice(invoice, { profile: 'peppol', language: 'en' }).map(({ rule }) => rule)
const textOf = (xml: string, name: string) =>
  new RegExp(`<cbc:${name}[^>]*>([^<]*)<`).exec(xml)?.[1]

const SCENARIOS_OF_PEPPOL = Object.keys(SCENARIOS).filter((name) => name !== 'self-billed')

test.group('Peppol BIS Billing 3', () => {
  test('{$self} passes the own checks, within Germany and abroad')
    .with(SCENARIOS_OF_PEPPOL)
    .run(({ assert }, name) => {
      const invoice = SCENARIOS[name]!()
      const { country } = invoice.buyer.address
      assert.deepEqual(rulesOf(inPeppol(invoice, country)), [])
      if (name !== 'export-kosovo') assert.deepEqual(rulesOf(inPeppol(invoice, 'AT')), [])
    })

  test('names its own specification and process', ({ assert }) => {
    const xml = writeUbl(inPeppol(SCENARIOS.mixed()), 'peppol')
    assert.equal(textOf(xml, 'CustomizationID'), BILLING)
    assert.equal(textOf(xml, 'ProfileID'), 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0')
    assert.include(xml, '<cbc:EndpointID schemeID="9930">DE123456788</cbc:EndpointID>')
  })

  test('neither an e-mail address nor an invented GLN is an address of the network', ({
    assert,
  }) => {
    const invoice = inPeppol(SCENARIOS.mixed())
    const reached = (value: string, scheme: string) =>
      rulesOf({ ...invoice, buyer: { ...invoice.buyer, electronicAddress: { value, scheme } } })
    assert.deepEqual(reached('post@kunde.example', 'EM'), ['PEPPOL-EN16931-CL008'])
    assert.deepEqual(reached('', ''), ['PEPPOL-EN16931-R010'])
    assert.deepEqual(reached('4012345000009', '0088'), [])
    assert.deepEqual(reached('4012345000008', '0088'), ['PEPPOL-COMMON-R040'])
  })

  test('{name} is of type {within} within Germany and {abroad} abroad')
    .with([
      { name: 'down-payment', within: '326', abroad: '386' },
      { name: 'cancellation', within: '384', abroad: '381' },
      { name: 'credit-note', within: '381', abroad: '381' },
      { name: 'mixed', within: '380', abroad: '380' },
    ])
    .run(({ assert }, { name, within, abroad }) => {
      const typeIn = (country: string) => {
        const xml = writeUbl(inPeppol(SCENARIOS[name]!(), country), 'peppol')
        return textOf(xml, 'InvoiceTypeCode') ?? textOf(xml, 'CreditNoteTypeCode')
      }
      assert.deepEqual([typeIn('DE'), typeIn('AT')], [within, abroad])
    })

  test('a cancellation abroad is a credit note of the whole, with positive figures', ({
    assert,
  }) => {
    const xml = writeUbl(inPeppol(SCENARIOS.cancellation!(), 'AT'), 'peppol')
    const amount = (one: EInvoice) => Number(one.totals.gross) / 100
    assert.match(xml, /<CreditNote /)
    assert.equal(Number(textOf(xml, 'TaxInclusiveAmount')), amount(SCENARIOS.mixed()))
    assert.include(xml, '<cbc:ID>RE-2026-0042</cbc:ID>')
  })

  test('several notes are one abroad, where Peppol allows only one', ({ assert }) => {
    const notes = (country: string) =>
      writeUbl(
        inPeppol({ ...SCENARIOS.mixed(), notes: [{ text: 'eins' }, { text: 'zwei' }] }, country),
        'peppol'
      ).match(/<cbc:Note>(eins|zwei|eins\nzwei)</g)
    assert.deepEqual(notes('DE'), ['<cbc:Note>eins<', '<cbc:Note>zwei<'])
    assert.deepEqual(notes('AT'), ['<cbc:Note>eins\nzwei<'])
  })

  test('the German rules have their names of Peppol, and hold within Germany only', ({
    assert,
  }) => {
    const invoice = { ...SCENARIOS.mixed(), references: { order: 'B-1' } }
    assert.deepEqual(rulesOf(inPeppol(invoice)), ['DE-R-015'])
    assert.deepEqual(rulesOf(inPeppol(invoice, 'AT')), [])
    assert.deepEqual(rulesOf(inPeppol({ ...invoice, references: {} }, 'AT')), [
      'PEPPOL-EN16931-R003',
    ])
  })

  test('self-billing is no part of its billing process', ({ assert }) => {
    assert.deepEqual(rulesOf(inPeppol(SCENARIOS['self-billed']!())), ['PEPPOL-EN16931-P0100'])
  })
})

test.group('Decimal places', () => {
  test('an edition with four places finds the numbers that are finer', ({ assert }) => {
    const places = { quantity: 4, price: 4, percent: 2 }
    assert.deepEqual(
      checkPlaces(SCENARIOS['fine-prices']!(), places).map(({ rule, field }) => [rule, field]),
      [['BR-DEC', 'lines.1.unitPrice']]
    )
    assert.deepEqual(checkPlaces(everything(), places), [])
  })
})
