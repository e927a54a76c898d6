import { parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { DOCUMENT_TYPES, PAYMENT_MEANS } from '#modules/einvoices/model/codes'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { turned } from '#modules/einvoices/model/turned'
import { everything } from './everything.js'
import { makeEInvoice } from './make_einvoice.js'
import { buyer, seller } from './parties.js'

const mixed = () =>
  makeEInvoice(
    {
      discount: { percent: '3' },
      prepaid: 50_000n,
      lines: [
        {
          name: 'Beratung',
          description: 'Workshop vor Ort',
          quantity: '8',
          unit: 'Std.',
          price: '95',
        },
        {
          name: 'Eichenbohle 40 mm',
          sellerItem: 'EB-40',
          quantity: '12.5',
          unit: 'm',
          price: '48.97',
        },
        { name: 'Fachbuch', quantity: '3', price: '35.04', rate: '7' },
        { name: 'Montage', quantity: '6.75', unit: 'Std.', price: '62.2125', discount: '2.5' },
        { name: 'PV-Modul (§ 12 Abs. 3 UStG)', quantity: '2', price: '111.11', category: 'Z' },
      ],
    },
    {
      notes: [{ text: 'Vielen Dank für Ihren Auftrag.' }],
      paymentTerms: 'Zahlbar bis 04.12.2026. Bei Zahlung bis 27.11.2026 gewähren wir 2 % Skonto.',
      skonto: [{ days: 7, percent: parseDecimal('2') }],
      references: { buyer: '04011000-12345-03', order: 'PO-7781' },
      period: { from: '2026-11-01', to: '2026-11-15' },
    }
  )

const abroad = (
  name: string,
  country: string,
  address: Omit<EInvoice['buyer']['address'], 'country'>
) => ({
  buyer: { ...buyer, name, vatId: undefined, address: { ...address, country } },
  delivery: { on: '2026-11-15', name, address: { ...address, country } },
})

const vienna = abroad('Holz Österreich GmbH', 'AT', {
  street: 'Ring 1',
  postalCode: '1010',
  city: 'Wien',
})

/** One document of each kind that Kontor issues. The golden files are made from these. */
export const SCENARIOS: Record<string, () => EInvoice> = {
  mixed,
  'reverse-charge': () =>
    makeEInvoice(
      {
        lines: [
          {
            name: 'Bauleistung nach § 13b UStG',
            quantity: '1',
            unit: 'pauschal',
            price: '4200',
            category: 'AE',
          },
        ],
      },
      { number: 'RE-2026-0043' }
    ),
  'small-business': () =>
    makeEInvoice(
      { lines: [{ name: 'Webdesign', quantity: '10', unit: 'Std.', price: '60', category: 'E' }] },
      { number: 'RE-2026-0044', seller: { ...seller, vatId: undefined } }
    ),
  'intra-community': () =>
    makeEInvoice(
      { lines: [{ name: 'Tisch', quantity: '2', price: '500', category: 'K' }] },
      {
        number: 'RE-2026-0045',
        ...vienna,
        buyer: { ...vienna.buyer, vatId: 'ATU12345678' },
      }
    ),
  'export-kosovo': () =>
    makeEInvoice(
      { lines: [{ name: 'Maschine', quantity: '1', price: '9000', category: 'G', origin: 'XK' }] },
      {
        number: 'RE-2026-0046',
        ...abroad('Dritë Shpk', 'XK', {
          street: 'Rruga B',
          postalCode: '10000',
          city: 'Prishtinë',
        }),
      }
    ),
  'credit-note': () =>
    makeEInvoice(
      { lines: [{ name: 'Fachbuch (Rückgabe)', quantity: '1', price: '35.04', rate: '7' }] },
      {
        number: 'RK-2026-0003',
        type: DOCUMENT_TYPES.creditNote,
        preceding: [{ number: 'RE-2026-0042', issuedOn: '2026-11-20' }],
        paymentTerms: 'Der Betrag wird Ihnen erstattet.',
      }
    ),
  cancellation: () => ({
    ...turned(mixed()),
    number: 'ST-2026-0001',
    type: DOCUMENT_TYPES.cancellation,
    preceding: [{ number: 'RE-2026-0042', issuedOn: '2026-11-20' }],
    paymentTerms: 'Storno zu RE-2026-0042',
    skonto: [],
    dueOn: undefined,
  }),
  'fine-prices': () =>
    makeEInvoice(
      {
        lines: [
          { name: 'Schraube M3', quantity: '12500', price: '0.0375' },
          { name: 'Strom', quantity: '1234.567', unit: 'kWh', price: '0.318472' },
          { name: 'Papier, je 1000 Blatt', quantity: '2.5', unit: 'Karton', price: '14.9999' },
        ],
      },
      { number: 'RE-2026-0047' }
    ),
  'down-payment': () =>
    makeEInvoice(
      { lines: [{ name: '1. Abschlag laut Angebot AN-2026-0007', quantity: '1', price: '3000' }] },
      {
        number: 'RE-2026-0048',
        type: DOCUMENT_TYPES.partial,
        period: { from: '2026-11-01', to: '2026-11-30' },
      }
    ),
  'final-invoice': () =>
    makeEInvoice(
      {
        prepaid: 357_000n,
        lines: [{ name: 'Küche nach Maß', quantity: '1', unit: 'pauschal', price: '9800' }],
      },
      {
        number: 'RE-2026-0049',
        preceding: [
          { number: 'RE-2026-0048', issuedOn: '2026-11-20' },
          { number: 'RE-2026-0055', issuedOn: '2026-12-01' },
        ],
        issuedOn: '2026-12-18',
        dueOn: '2027-01-02',
      }
    ),
  'gross-prices': () =>
    makeEInvoice(
      {
        priceMode: 'gross',
        discount: { percent: '5' },
        rounding: -1n,
        lines: [
          { name: 'Kerze', quantity: '3', price: '9.99' },
          { name: 'Seife', quantity: '1500', price: '4.49', discount: '12.5' },
          { name: 'Kochbuch', quantity: '2', price: '29.90', rate: '7' },
          { name: 'Pfand zurück', quantity: '4', price: '-0.25' },
        ],
      },
      { number: 'RE-2026-0050' }
    ),
  'outside-of-vat': () =>
    makeEInvoice(
      { lines: [{ name: 'Vertragsstrafe', quantity: '1', price: '250', category: 'O' }] },
      {
        number: 'RE-2026-0051',
        seller: { ...seller, vatId: undefined },
        buyer: { ...buyer, vatId: undefined },
      }
    ),
  'negative-line': () =>
    makeEInvoice(
      {
        discount: { amount: 1_001n },
        lines: [
          { name: 'Regal', quantity: '4', price: '129.90' },
          { name: 'Gutschrift Altgerät', quantity: '1', price: '-35.5' },
          { name: 'Zeitschrift', quantity: '2', price: '7.45', rate: '7' },
        ],
      },
      { number: 'RE-2026-0052' }
    ),
  'direct-debit': () =>
    makeEInvoice(
      { lines: [{ name: 'Wartung', quantity: '1', unit: 'Monat', price: '89' }] },
      {
        number: 'RE-2026-0053',
        payment: {
          means: PAYMENT_MEANS.sepaDebit,
          remittance: 'RE-2026-0053',
          accounts: [],
          directDebit: {
            mandate: 'MD-2026-7',
            creditorId: 'DE98ZZZ09999999999',
            iban: 'DE89370400440532013000',
          },
        },
      }
    ),
  'self-billed': () =>
    makeEInvoice(
      { lines: [{ name: 'Provision Oktober', quantity: '1', price: '812.5' }] },
      { number: 'GS-2026-0001', type: DOCUMENT_TYPES.selfBilled }
    ),
  'swiss-francs': () =>
    makeEInvoice(
      {
        currency: 'CHF',
        lines: [{ name: 'Schulung', quantity: '1.5', unit: 'Tag', price: '990' }],
      },
      {
        number: 'RE-2026-0054',
        vatAccounting: { currency: 'EUR', tax: minor(29_890n) },
      }
    ),
  /** No decimal places, so that products and discounts are rounded by up to half a yen. */
  yen: () =>
    makeEInvoice(
      {
        currency: 'JPY',
        discount: { percent: '3' },
        lines: [
          { name: 'Beratung', quantity: '1.5', unit: 'Std.', price: '33.33', discount: '2.5' },
          { name: 'Schraube', quantity: '12500', price: '0.0375' },
          { name: 'Rückgabe', quantity: '3', price: '-19.99' },
        ],
      },
      { number: 'RE-2026-0056' }
    ),
  everything,
  'everything-credited': () => ({
    ...everything(),
    number: 'RK-2026-0004',
    type: DOCUMENT_TYPES.creditNote,
  }),
}
