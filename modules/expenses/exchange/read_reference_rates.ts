import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Day } from '#core/clock'
import { type Decimal, parseDecimal } from '#core/money/decimal'

/** Units of a currency for one euro on a day. */
export interface ReferenceRate {
  currency: string
  on: Day
  perEuro: Decimal
}

/** The file of ninety days has about 65 days with 30 currencies each. */
const MOST_RATES = 20_000
const DEEPEST = 10

const DAY = /^\d{4}-\d\d-\d\d$/
const CURRENCY = /^[A-Z]{3}$/
const RATE = /^\d{1,9}(\.\d{1,6})?$/

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  maxNestedTags: DEEPEST,
  isArray: (name) => name === 'Cube',
})

interface Cube {
  '@time'?: string
  '@currency'?: string
  '@rate'?: string
  Cube?: Cube[]
}

/** The answer of the central bank is not what it publishes. */
export class BrokenRates extends Error {
  override name = 'BrokenRates'
}

/**
 * The rates in a file of the European Central Bank (`eurofxref-*.xml`): a `Cube` for each day with one for each currency.
 * Entries that are no rate are left out.
 * @throws BrokenRates for anything else, also for a file with a document type
 */
export function readReferenceRates(xml: string): ReferenceRate[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new BrokenRates('a document type')
  if (XMLValidator.validate(xml) !== true) throw new BrokenRates('no XML')
  const tree: { Envelope?: { Cube?: Cube[] } } = parser.parse(xml)
  const days = (tree.Envelope?.Cube ?? []).flatMap(({ Cube: own = [] }) => own)
  const rates = days.flatMap(ratesOfDay)
  if (rates.length === 0) throw new BrokenRates('no rates')
  if (rates.length > MOST_RATES) throw new BrokenRates('too many rates')
  return rates
}

function ratesOfDay({ '@time': on = '', Cube: own = [] }: Cube): ReferenceRate[] {
  if (!isDay(on)) return []
  return own.flatMap(({ '@currency': currency = '', '@rate': rate = '' }) =>
    CURRENCY.test(currency) && RATE.test(rate) && Number(rate) > 0
      ? { currency, on, perEuro: parseDecimal(rate) }
      : []
  )
}

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text))
