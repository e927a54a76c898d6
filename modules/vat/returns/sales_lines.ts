import { isInEu } from '#api/suggest_tax'
import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, percentOf, sum } from '#core/money/minor'
import type { TaxCategory } from '#modules/documents/public'
import type { ReturnLine } from './return_line.js'
import { wholeEuros } from './whole_euros.js'

/** Sales of one kind. */
export interface Sales {
  category: TaxCategory
  rate: Decimal
  /** Country of the client as an ISO 3166 code; only asked for where the client owes the VAT (`AE`). */
  country: string
  /** The middle supply of a triangular transaction. */
  isTriangular: boolean
  net: Minor
  tax: Minor
}

interface Field extends Pick<ReturnLine, 'key' | 'part' | 'base' | 'tax'> {
  isOf: (sales: Sales) => boolean
  /** The form derives the VAT from the whole euros of the taxable amount. */
  rate?: Decimal
}

const percent = (rate: bigint) => decimal(rate * DECIMAL_ONE)
const STANDARD = percent(19n)
const REDUCED = percent(7n)

const isTaxed = ({ category }: Sales) => category === 'S'
const isTriangular = (sales: Sales) => sales.category === 'AE' && sales.isTriangular
const isOwedByClient = ({ category, isTriangular }: Sales) => category === 'AE' && !isTriangular

/** The fields for sales, in the order of the form. */
const FIELDS: Field[] = [
  {
    key: 'standard',
    part: 'taxable',
    base: '81',
    tax: null,
    rate: STANDARD,
    isOf: (sales) => isTaxed(sales) && sales.rate === STANDARD,
  },
  {
    key: 'reduced',
    part: 'taxable',
    base: '86',
    tax: null,
    rate: REDUCED,
    isOf: (sales) => isTaxed(sales) && sales.rate === REDUCED,
  },
  {
    // § 12 (3) UStG
    key: 'zero',
    part: 'taxable',
    base: '87',
    tax: null,
    isOf: ({ category }) => category === 'Z',
  },
  {
    key: 'other_rates',
    part: 'taxable',
    base: '35',
    tax: '36',
    isOf: (sales) => isTaxed(sales) && sales.rate !== STANDARD && sales.rate !== REDUCED,
  },
  {
    // § 4 no. 1 b UStG
    key: 'intra_community',
    part: 'exempt',
    base: '41',
    tax: null,
    isOf: ({ category }) => category === 'K',
  },
  {
    // § 4 no. 1 a UStG
    key: 'export',
    part: 'exempt',
    base: '43',
    tax: null,
    isOf: ({ category }) => category === 'G',
  },
  {
    // § 4 no. 8 to 29 UStG
    key: 'exempt',
    part: 'exempt',
    base: '48',
    tax: null,
    isOf: ({ category }) => category === 'E',
  },
  {
    // § 25b (2) UStG: supplies of the first acquirer
    key: 'triangular',
    part: 'otherSupplies',
    base: '42',
    tax: null,
    isOf: isTriangular,
  },
  {
    // § 13b (5) UStG
    key: 'owed_by_client',
    part: 'otherSupplies',
    base: '60',
    tax: null,
    isOf: (sales) => isOwedByClient(sales) && sales.country === 'DE',
  },
  {
    // § 18b sentence 1 no. 2 UStG
    key: 'services_in_eu',
    part: 'otherSupplies',
    base: '21',
    tax: null,
    isOf: (sales) => isOwedByClient(sales) && sales.country !== 'DE' && isInEu(sales.country),
  },
  {
    key: 'not_taxable',
    part: 'otherSupplies',
    base: '45',
    tax: null,
    isOf: (sales) => sales.category === 'O' || (isOwedByClient(sales) && !isInEu(sales.country)),
  },
]

/** The lines of the return for sales; those without any are left out. Each sale is on exactly one line. */
export function salesLines(all: Sales[]): ReturnLine[] {
  return FIELDS.flatMap(({ isOf, rate, ...field }) => {
    const sales = all.filter(isOf)
    const [first] = sales
    if (!first) return []
    const baseAmount = wholeEuros(sum(sales.map(({ net }) => net)))
    const booked = field.tax ? sum(sales.map(({ tax }) => tax)) : null
    const source = {
      list: 'vatEntries' as const,
      category: first.category,
      rate: rate === undefined ? null : Number(rate / DECIMAL_ONE),
    }
    return [
      { ...field, baseAmount, taxAmount: rate ? percentOf(baseAmount, rate) : booked, source },
    ]
  })
}
