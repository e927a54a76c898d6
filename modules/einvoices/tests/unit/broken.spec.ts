import { test } from '@japa/runner'
import { parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { checkEInvoice } from '#modules/einvoices/check/check_einvoice'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { everything } from '../support/everything.js'
import { FORMATS } from '../support/formats.js'
import { ruleFindings, rulesFolder, WITHOUT_RULES } from '../support/rules.js'
import { SCENARIOS } from '../support/scenarios.js'

interface Broken {
  rule: string
  field: string
  /** The scenario that is broken; `mixed` without one. */
  of?: string
  breaking: (invoice: EInvoice) => EInvoice
  /** Only our own: the official rules say nothing, or say it of another number. */
  isOwn?: true
}

const without =
  <Part extends 'seller' | 'buyer'>(part: Part, ...names: (keyof EInvoice[Part])[]) =>
  (invoice: EInvoice): EInvoice => ({
    ...invoice,
    [part]: { ...invoice[part], ...Object.fromEntries(names.map((name) => [name, undefined])) },
  })

const inAddress = (part: 'seller' | 'buyer', name: string) => (invoice: EInvoice) => ({
  ...invoice,
  [part]: { ...invoice[part], address: { ...invoice[part].address, [name]: '' } },
})

const inContact = (name: string) => (invoice: EInvoice) => ({
  ...invoice,
  seller: { ...invoice.seller, contact: { ...invoice.seller.contact, [name]: '' } },
})

const inTotals = (name: keyof EInvoice['totals']) => (invoice: EInvoice) => ({
  ...invoice,
  totals: { ...invoice.totals, [name]: minor(invoice.totals[name] + 100n) },
})

const inLine = (change: Partial<EInvoice['lines'][number]>) => (invoice: EInvoice) => ({
  ...invoice,
  lines: invoice.lines.map((line, index) => (index === 1 ? { ...line, ...change } : line)),
})

const inGroup = (change: Partial<EInvoice['vat'][number]>) => (invoice: EInvoice) => ({
  ...invoice,
  vat: invoice.vat.map((group, index) => (index === 0 ? { ...group, ...change } : group)),
})

const BROKEN: Broken[] = [
  { rule: 'BR-02', field: 'number', breaking: (invoice) => ({ ...invoice, number: ' ' }) },
  { rule: 'BR-06', field: 'company.companyName', breaking: without('seller', 'name') },
  { rule: 'BR-07', field: 'client.name', breaking: without('buyer', 'name') },
  { rule: 'BR-09', field: 'company.country', breaking: inAddress('seller', 'country') },
  { rule: 'BR-11', field: 'client.country', breaking: inAddress('buyer', 'country') },
  { rule: 'BR-DE-3', field: 'company.city', breaking: inAddress('seller', 'city') },
  { rule: 'BR-DE-4', field: 'company.postalCode', breaking: inAddress('seller', 'postalCode') },
  { rule: 'BR-DE-5', field: 'company.contactName', breaking: inContact('name') },
  { rule: 'BR-DE-6', field: 'company.contactPhone', breaking: inContact('phone') },
  { rule: 'BR-DE-7', field: 'company.contactEmail', breaking: inContact('email') },
  { rule: 'BR-DE-8', field: 'client.city', breaking: inAddress('buyer', 'city') },
  { rule: 'BR-DE-9', field: 'client.postalCode', breaking: inAddress('buyer', 'postalCode') },
  {
    rule: 'BR-DE-15',
    field: 'buyerReference',
    breaking: (invoice) => ({ ...invoice, references: {} }),
  },
  {
    rule: 'BR-DE-1',
    field: 'payment.means',
    breaking: (invoice) => ({ ...invoice, payment: undefined }),
  },
  {
    rule: 'BR-DE-16',
    field: 'company.taxNumber',
    breaking: without('seller', 'vatId', 'taxNumber'),
  },
  { rule: 'BR-S-02', field: 'company.vatId', breaking: without('seller', 'vatId', 'taxNumber') },
  {
    rule: 'BR-CO-26',
    field: 'company.vatId',
    breaking: without('seller', 'vatId', 'registration'),
  },
  {
    rule: 'PEPPOL-EN16931-R010',
    field: 'client.eAddress',
    breaking: without('buyer', 'electronicAddress'),
  },
  {
    rule: 'PEPPOL-EN16931-R020',
    field: 'company.eAddress',
    breaking: without('seller', 'electronicAddress'),
  },
  {
    rule: 'BR-CO-25',
    field: 'dueDate',
    breaking: (invoice) => ({ ...invoice, dueOn: undefined, paymentTerms: '', skonto: [] }),
    isOwn: true,
  },
  {
    rule: 'BR-61',
    field: 'company.iban',
    breaking: (invoice) => ({ ...invoice, payment: { means: '58', accounts: [] } }),
  },
  {
    rule: 'BR-DE-23-a',
    field: 'payment.means',
    breaking: (invoice) => ({ ...invoice, payment: { means: '58', accounts: [] } }),
  },
  {
    rule: 'BR-DE-19',
    field: 'company.iban',
    breaking: (invoice) => ({
      ...invoice,
      payment: { means: '58', accounts: [{ iban: 'DE75512108001245126198' }] },
    }),
    isOwn: true,
  },
  {
    rule: 'BR-DE-30',
    field: 'company.creditorId',
    of: 'direct-debit',
    breaking: (invoice) => ({
      ...invoice,
      payment: {
        means: '59',
        accounts: [],
        directDebit: { mandate: 'M', iban: 'DE89370400440532013000' },
      },
    }),
  },
  {
    rule: 'BR-CO-09',
    field: 'client.vatId',
    breaking: (invoice) => ({ ...invoice, buyer: { ...invoice.buyer, vatId: '987654321' } }),
  },
  {
    rule: 'BR-CL-01',
    field: 'type',
    breaking: (invoice) => ({ ...invoice, type: '999' }),
  },
  {
    rule: 'BR-DE-17',
    field: 'type',
    breaking: (invoice) => ({ ...invoice, type: '386' }),
  },
  {
    rule: 'BR-DE-26',
    field: 'preceding',
    of: 'cancellation',
    breaking: (invoice) => ({ ...invoice, preceding: [] }),
  },
  { rule: 'BR-DE-27', field: 'company.contactPhone', breaking: inContactTo('phone', '12') },
  { rule: 'BR-DE-28', field: 'company.contactEmail', breaking: inContactTo('email', 'nobody') },
  {
    rule: 'BR-DE-22',
    field: 'attachments.1',
    of: 'everything',
    breaking: (invoice) => ({
      ...invoice,
      attachments: [invoice.attachments[0], { ...invoice.attachments[0], id: 'Zweiter' }],
    }),
  },
  {
    rule: 'BR-29',
    field: 'serviceUntil',
    breaking: (invoice) => ({ ...invoice, period: { from: '2026-11-15', to: '2026-11-01' } }),
  },
  {
    rule: 'PEPPOL-EN16931-R110',
    field: 'lines.1.serviceDate',
    breaking: inLine({ period: { from: '2026-10-01', to: '2026-11-05' } }),
  },
  { rule: 'BR-25', field: 'lines.1.description', breaking: inLine({ name: '' }) },
  { rule: 'BR-27', field: 'lines.1.unitPrice', breaking: inLine({ price: parseDecimal('-1') }) },
  { rule: 'BR-CL-23', field: 'lines.1.unit', breaking: inLine({ unit: 'Stück' }) },
  {
    rule: 'PEPPOL-EN16931-R120',
    field: 'lines.1.unitPrice',
    breaking: inLine({ quantity: parseDecimal('13') }),
  },
  { rule: 'BR-CO-10', field: 'lines', breaking: inTotals('lines') },
  { rule: 'BR-CO-11', field: 'lines', breaking: inTotals('allowances') },
  { rule: 'BR-CO-13', field: 'lines', breaking: inTotals('net') },
  { rule: 'BR-CO-14', field: 'lines', breaking: inTotals('tax') },
  { rule: 'BR-CO-15', field: 'lines', breaking: inTotals('gross') },
  { rule: 'BR-CO-16', field: 'lines', breaking: inTotals('due') },
  { rule: 'BR-S-08', field: 'lines', breaking: inGroup({ base: minor(1n) }) },
  { rule: 'BR-CO-17', field: 'lines', breaking: inGroup({ tax: minor(1n) }) },
  { rule: 'BR-S-10', field: 'exemptionReason', breaking: inGroup({ reason: 'Weil' }) },
  {
    rule: 'BR-AE-10',
    field: 'exemptionReason',
    of: 'reverse-charge',
    breaking: inGroup({ reason: '', reasonCode: undefined }),
  },
  {
    rule: 'BR-AE-02',
    field: 'client.vatId',
    of: 'reverse-charge',
    breaking: without('buyer', 'vatId'),
  },
  {
    rule: 'BR-IC-02',
    field: 'client.vatId',
    of: 'intra-community',
    breaking: without('buyer', 'vatId'),
  },
  {
    rule: 'BR-IC-12',
    field: 'client.shippingAddress.country',
    of: 'intra-community',
    breaking: (invoice) => ({ ...invoice, delivery: { on: '2026-11-15' } }),
  },
  {
    rule: 'BR-IC-11',
    field: 'serviceDate',
    of: 'intra-community',
    breaking: (invoice) => ({ ...invoice, delivery: { ...invoice.delivery, on: undefined } }),
  },
  {
    rule: 'BR-G-02',
    field: 'company.vatId',
    of: 'export-kosovo',
    breaking: without('seller', 'vatId'),
  },
  {
    rule: 'BR-O-02',
    field: 'client.vatId',
    of: 'outside-of-vat',
    breaking: (invoice) => ({ ...invoice, buyer: { ...invoice.buyer, vatId: 'DE987654321' } }),
  },
  {
    rule: 'BR-E-05',
    field: 'lines.0.taxRate',
    of: 'small-business',
    breaking: (invoice) => ({
      ...invoice,
      lines: invoice.lines.map((line) => ({
        ...line,
        vat: { category: 'E', rate: parseDecimal('7') },
      })),
    }),
  },
  {
    rule: 'BR-51',
    field: 'payment.card',
    of: 'everything',
    breaking: (invoice) => ({
      ...invoice,
      payment: { means: '48', accounts: [], card: { number: '4111111111111111' } },
    }),
  },
  {
    rule: 'BR-DEC-09',
    field: 'currency',
    breaking: (invoice) => ({ ...invoice, currency: 'KWD' }),
    isOwn: true,
  },
]

function inContactTo(name: string, value: string) {
  return (invoice: EInvoice) => ({
    ...invoice,
    seller: { ...invoice.seller, contact: { ...invoice.seller.contact, [name]: value } },
  })
}

const brokenOf = ({ of = 'mixed', breaking }: Broken) => breaking(SCENARIOS[of]())

test.group('Own checks before issuing', () => {
  test('{rule} points to {field} in three languages')
    .with(BROKEN)
    .run(({ assert }, one) => {
      const messages = (['en', 'de', 'sq'] as const).map((language) => {
        const findings = checkEInvoice(brokenOf(one), { profile: 'xrechnung', language })
        const found = findings.find(({ rule, field }) => rule === one.rule && field === one.field)
        assert.isDefined(found, JSON.stringify(findings))
        assert.notMatch(found!.message, /einvoices|\{\{|BT-|BG-/)
        return found!.message
      })
      assert.lengthOf(new Set(messages), 3)
    })

  test('{rule} is what the official rules find as well')
    .with(BROKEN.filter(({ isOwn }) => !isOwn))
    .run(({ assert }, one) => {
      const { write, rules } = FORMATS['xrechnung-ubl']
      const xml = write(brokenOf(one))
      const found = rules.flatMap((sheet) => ruleFindings(xml, sheet)).map(({ rule }) => rule)
      assert.include(found, one.rule)
    })
    .timeout(60_000)
    .skip(!rulesFolder, WITHOUT_RULES)

  test('a finding in a line says in which', ({ assert }) => {
    const broken = inLine({ name: '' })(SCENARIOS.mixed())
    const [found] = checkEInvoice(broken, { profile: 'en16931', language: 'de' })
    assert.equal(found.message, 'Position 2: Bitte ergänzen Sie: die Beschreibung.')
  })

  test('a sum that differs is told with both amounts', ({ assert }) => {
    const [found] = checkEInvoice(inTotals('due')(everything()), {
      profile: 'xrechnung',
      language: 'en',
    })
    assert.equal(
      found.message,
      'Please check the amount due: €424.60 is written, but the parts give €423.60.'
    )
  })

  test('what only XRechnung demands is no finding in Factur-X', ({ assert }) => {
    const plain = { ...inAddress('buyer', 'city')(SCENARIOS.mixed()), references: {} }
    assert.deepEqual(checkEInvoice(plain, { profile: 'en16931', language: 'en' }), [])
  })
})
