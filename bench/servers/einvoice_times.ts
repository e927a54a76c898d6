import 'reflect-metadata'
import app from '@adonisjs/core/services/app'
import { createIgnitor } from '#core/bin/ignitor'
import { parseDecimal } from '#core/money/decimal'
import type { EInvoice, Profile } from '#modules/einvoices/public'
import { median } from '../load/statistics.js'

/**
 * A process of its own: the XML of an invoice with its totals and its own checks, warm. It writes the median
 * milliseconds of each form as JSON. The exports of the modules need an application, even without storage.
 */
const LINES = 40
const ROUNDS = 300

const application = createIgnitor().createApp('console')
await application.init()
await application.boot()
const { documentTotals } = await import('#modules/documents/public')
const {
  checkEInvoice,
  DOCUMENT_TYPES,
  EMAIL_SCHEME,
  figuresOf,
  PAYMENT_MEANS,
  writeCii,
  writeUbl,
} = await import('#modules/einvoices/public')
const { unitCode } = await import('#modules/settings/public')

const FORMS: { name: string; profile: Profile; write: (invoice: EInvoice) => string }[] = [
  { name: 'Factur-X', profile: 'en16931', write: (invoice) => writeCii(invoice, 'en16931') },
  {
    name: 'XRechnung CII',
    profile: 'xrechnung',
    write: (invoice) => writeCii(invoice, 'xrechnung'),
  },
  { name: 'XRechnung UBL', profile: 'xrechnung', write: writeUbl },
]

process.stdout.write(JSON.stringify(Object.fromEntries(FORMS.map(timeOf))))
await app.terminate()

function timeOf({ name, profile, write }: (typeof FORMS)[number]) {
  const times = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now()
    const invoice = makeInvoice()
    const findings = checkEInvoice(invoice, { profile, language: 'de' })
    write(invoice)
    if (findings.length > 0) throw new Error(`${name}: ${findings[0].message}`)
    return performance.now() - begin
  })
  return [name, median(times.slice(ROUNDS / 3))]
}

function makeInvoice(): EInvoice {
  const lines = Array.from({ length: LINES }, (_, index) => ({
    id: String(index + 1),
    name: `Leistung ${index + 1} & mehr`,
    description: 'Nach Aufwand <laut Stundenzettel>',
    unit: unitCode('Std.') ?? '',
    quantity: parseDecimal(`${index + 1}.25`),
    unitPrice: parseDecimal('95.5'),
    discount: parseDecimal(index % 5 === 0 ? '10' : '0'),
    taxRate: parseDecimal(index % 3 === 0 ? '7' : '19'),
    taxCategory: 'S' as const,
    classifications: [],
    attributes: [],
  }))
  const totals = documentTotals(lines, 'EUR', { percent: parseDecimal('3') })
  const address = { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin', country: 'DE' }
  const email = { value: 'rechnung@example.test', scheme: EMAIL_SCHEME }
  return {
    number: 'RE-2026-0042',
    issuedOn: '2026-11-20',
    type: DOCUMENT_TYPES.invoice,
    currency: 'EUR',
    dueOn: '2026-12-04',
    references: { buyer: '04011000-12345-03' },
    skonto: [],
    notes: [],
    preceding: [],
    seller: {
      name: 'Möller GmbH',
      ids: [],
      vatId: 'DE123456788',
      electronicAddress: email,
      address,
      contact: { name: 'Arta Krasniqi', phone: '+49 30 901820', email: email.value },
    },
    buyer: { name: 'Bäckerei Sonnenschein', electronicAddress: email, address },
    delivery: { on: '2026-11-15' },
    payment: { means: PAYMENT_MEANS.sepaTransfer, accounts: [{ iban: 'DE75512108001245126199' }] },
    attachments: [],
    ...figuresOf({
      lines,
      totals,
      currency: 'EUR',
      priceMode: 'net',
      discountReason: 'Rabatt',
      discountPercent: parseDecimal('3'),
      exemptionReasons: {},
    }),
  }
}
