import fc from 'fast-check'
import { decimalText, parseDecimal } from '#core/money/decimal'
import { anyDecimal } from '#core/tests/unit/money/arbitraries'
import { type TaxCategory, taxInOwnCurrency } from '#modules/documents/public'
import { DOCUMENT_TYPES } from '#modules/einvoices/model/codes'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { turned } from '#modules/einvoices/model/turned'
import { makeEInvoice, type TestLine } from './make_einvoice.js'
import { buyer, seller } from './parties.js'

/** Text that XML, Skonto lines and schemas could stumble over, with something to read in it. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '<',
        '&',
        '>',
        '"',
        "'",
        ']]>',
        '\u0000',
        '\u0008',
        '\ud800',
        '\ufffe',
        '\r\n',
        '\n#',
        '&amp;'
      )
    ),
    { maxLength: 5 }
  )
  .map((parts) => `#a${parts.join('')}z`)

const decimalString = (most: bigint, min = 0n) =>
  anyDecimal(most, { min }).map((value) => decimalText(value))

const anyLine = (category: TaxCategory): fc.Arbitrary<TestLine> =>
  fc.record(
    {
      name: anyText,
      quantity: decimalString(999n, -20n),
      price: decimalString(9_999n, -50n),
      rate: category === 'S' ? fc.constantFrom('19', '7', '5.5', '9.975') : fc.constant('0'),
      category: fc.constant(category),
      discount: fc.oneof(fc.constant('0'), decimalString(100n)),
      description: anyText,
      note: anyText,
      unit: fc.constantFrom('Std.', 'Stk.', 'm²', 'pauschal', 'kWh', ''),
    },
    { requiredKeys: ['name', 'quantity', 'price', 'rate', 'category'] }
  )

/** All particulars of both parties and of the delivery that a category requires. */
const complete = (category: TaxCategory): Partial<EInvoice> => ({
  seller: category === 'O' ? { ...seller, vatId: undefined } : seller,
  buyer: {
    ...buyer,
    vatId: category === 'O' ? undefined : category === 'K' ? 'ATU12345678' : buyer.vatId,
  },
  delivery: { on: '2026-11-15', address: { ...buyer.address, country: 'AT' } },
})

/** BT-6 and BT-111 */
const inEuros = ({ vat, currency }: EInvoice, rate: string): EInvoice['vatAccounting'] => {
  const exchange = { ownCurrency: 'EUR', rate: parseDecimal(rate) }
  return { currency: 'EUR', tax: taxInOwnCurrency(vat, exchange, currency) }
}

/** Correct documents of every kind: those that own checks, schemas and official rules must all accept. */
export const anyEInvoice: fc.Arbitrary<EInvoice> = fc
  .constantFrom<TaxCategory>('S', 'S', 'S', 'Z', 'E', 'AE', 'K', 'G', 'O')
  .chain((category) =>
    fc.record({
      category: fc.constant(category),
      lines: fc.array(anyLine(category), { minLength: 1, maxLength: 12 }),
      type: fc.constantFrom(...Object.values(DOCUMENT_TYPES)),
      discount: fc.option(decimalString(60n), { nil: undefined }),
      priceMode: fc.constantFrom('net' as const, 'gross' as const),
      prepaid: fc.bigInt({ min: 0n, max: 100_000n }),
      rounding: fc.bigInt({ min: -2n, max: 2n }),
      terms: anyText,
      skontoDays: fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 3 }),
      notes: fc.array(anyText, { maxLength: 3 }),
      preceding: fc.constantFrom(['RE-1'], ['RE-1', 'AR-2'], ['RE-1', 'AR-2', 'AR-3']),
      deliveryNote: fc.option(anyText, { nil: undefined, freq: 2 }),
      // Euros for one franc: a company in Germany tells its VAT in euros too.
      rate: fc.option(decimalString(3n, 1n), { nil: undefined, freq: 2 }),
      ownCurrency: fc.constantFrom('EUR', 'EUR', 'EUR', 'JPY'),
    })
  )
  .map(
    ({
      category,
      lines,
      type,
      discount,
      priceMode,
      prepaid,
      rounding,
      terms,
      skontoDays,
      notes,
      preceding,
      deliveryNote,
      rate,
      ownCurrency,
    }) => {
      const currency = rate ? 'CHF' : ownCurrency
      const sumOfLines = makeEInvoice({ lines, priceMode, currency }).totals.gross
      const invoice = makeEInvoice(
        {
          lines,
          priceMode,
          currency,
          prepaid,
          rounding,
          // A percentage of zero cannot be split over the VAT groups.
          discount: discount && sumOfLines !== 0n ? { percent: discount } : undefined,
        },
        {
          ...complete(category),
          type,
          paymentTerms: terms,
          skonto: skontoDays.map((days) => ({ days, percent: parseDecimal('2.5') })),
          notes: notes.map((text) => ({ text })),
          preceding: preceding.map((number) => ({ number })),
        }
      )
      invoice.references.despatchAdvice = deliveryNote
      if (rate) invoice.vatAccounting = inEuros(invoice, rate)
      return type === DOCUMENT_TYPES.cancellation ? turned(invoice) : invoice
    }
  )
