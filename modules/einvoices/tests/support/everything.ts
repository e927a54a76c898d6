import { DECIMAL_ONE, decimal, parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { PAYMENT_MEANS } from '#modules/einvoices/model/codes'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { makeEInvoice } from './make_einvoice.js'
import { buyer, seller } from './parties.js'

/** A document with every term of the model, so that a loss on its way into the XML and back is noticed. */
export function everything(): EInvoice {
  const invoice = makeEInvoice({
    prepaid: 10_000n,
    lines: [
      {
        name: 'Stahl <S235> & "Blech"',
        description: 'Zuschnitt\nnach Liste',
        quantity: '250',
        unit: 'kg',
        price: '1.5',
        note: 'Charge 7 > 6',
        orderLine: '4711-1',
        accounting: 'KST 100',
        period: { from: '2026-11-03', to: '2026-11-07' },
        sellerItem: 'ST-235',
        buyerItem: '88-1',
        standardItem: { value: '4012345678901', scheme: '0160' },
        classifications: [{ value: '44330000-2', scheme: 'STI', version: '2008' }],
        origin: 'XK',
        attributes: [
          { name: 'Güte', value: 'S235JR' },
          { name: 'Stärke', value: '3 mm' },
        ],
        objectId: { value: 'ZÄHLER-12', scheme: 'AVE' },
      },
      { name: 'Anlieferung', quantity: '1', unit: 'pauschal', price: '75' },
    ],
  })
  const [steel, transport] = invoice.lines
  const vat = { category: 'S', rate: parseDecimal('19') }
  return {
    ...invoice,
    number: 'RE-2026-0099',
    taxPointOn: '2026-11-18',
    dueOn: '2026-12-20',
    paymentTerms: '#1 Zahlbar in 30 Tagen',
    skonto: [
      { days: 7, percent: parseDecimal('3') },
      { days: 14, percent: parseDecimal('1.75'), base: minor(40_000n) },
    ],
    references: {
      buyer: '991-01234-44',
      project: 'P-7',
      contract: 'V-2026-3',
      order: 'PO-1',
      salesOrder: 'AB-9',
      receivingAdvice: 'WE-5',
      despatchAdvice: 'LS-8',
      tender: 'LOS-2',
      object: 'OBJ-1',
      accounting: '4711',
    },
    notes: [{ code: 'AAI', text: 'Erste Zeile\nZweite Zeile' }, { text: 'Ohne Kennzeichen' }],
    preceding: [{ number: 'RE-2026-0001', issuedOn: '2026-02-01' }, { number: 'RE-2026-0002' }],
    seller: {
      ...seller,
      tradingName: 'Möller Stahl',
      ids: [{ value: 'LIEF-77' }, { value: '4012345000009', scheme: '0088' }],
      registration: { value: 'HRB 12345', scheme: '0204' },
      address: {
        street: 'Lindenstraße 12',
        street2: 'Hof 3',
        street3: 'Aufgang B',
        postalCode: '10969',
        city: 'Berlin',
        region: 'Berlin',
        country: 'DE',
      },
    },
    buyer: {
      ...buyer,
      tradingName: 'Sonnenschein',
      registration: { value: 'HRA 99' },
      contact: { name: 'Einkauf', phone: '+49 40 1234567', email: 'einkauf@sonnenschein.example' },
    },
    payee: { name: 'Factoring Nord AG', id: { value: 'F-1' }, registration: { value: 'HRB 5' } },
    taxRepresentative: {
      name: 'Steuerbüro Süd GmbH',
      vatId: 'DE136695976',
      address: { street: 'Hauptstr. 1', postalCode: '80331', city: 'München', country: 'DE' },
    },
    delivery: {
      on: '2026-11-15',
      name: 'Lager Nord',
      address: { street: 'Kai 5', postalCode: '20457', city: 'Hamburg', country: 'DE' },
    },
    period: { from: '2026-11-01', to: '2026-11-30' },
    payment: {
      means: PAYMENT_MEANS.transfer,
      meansText: 'Überweisung',
      remittance: 'RE-2026-0099',
      accounts: [
        { iban: 'DE75512108001245126199', holder: 'Factoring Nord AG', bic: 'SOGEDEFF' },
        { iban: 'DE89370400440532013000' },
      ],
    },
    lines: [
      {
        ...steel,
        // 250 kg × 150,00 je 100 kg = 375,00 − 7,50 + 2,50
        price: parseDecimal('150'),
        grossPrice: parseDecimal('160'),
        priceQuantity: decimal(100n * DECIMAL_ONE),
        allowances: [
          {
            amount: minor(750n),
            base: minor(37_500n),
            percent: parseDecimal('2'),
            reason: 'Mengenrabatt',
            reasonCode: '95',
          },
        ],
        charges: [{ amount: minor(250n), reason: 'Verpackung', reasonCode: 'PC' }],
        net: minor(37_000n),
      },
      transport,
    ],
    allowances: [{ amount: minor(2_000n), reason: 'Treue', reasonCode: '95', vat }],
    charges: [{ amount: minor(1_500n), reason: 'Fracht', reasonCode: 'FC', vat }],
    vat: [{ ...vat, base: minor(44_000n), tax: minor(8_360n) }],
    totals: {
      lines: minor(44_500n),
      allowances: minor(2_000n),
      charges: minor(1_500n),
      net: minor(44_000n),
      tax: minor(8_360n),
      gross: minor(52_360n),
      prepaid: minor(10_000n),
      rounding: minor(0n),
      due: minor(42_360n),
    },
    attachments: [
      {
        id: 'Stundenzettel',
        description: 'November',
        file: {
          name: 'stunden.csv',
          mimeType: 'text/csv',
          content: Buffer.from('Tag;Stunden\n3;7,5\n'),
        },
      },
      { id: 'AGB', url: 'https://moeller.example/agb.pdf' },
    ],
  }
}
