import { type Minor, minor, sum } from '#core/money/minor'
import { magnitude, roundedQuotient } from '#core/money/rounding'
import type { TextLine } from './text_line.js'
import { VAT } from './words.js'

/** The part of a receipt at one rate. */
export interface VatGroup {
  /** In hundredths of a percent. */
  basisPoints: bigint
  tax: Minor
  gross: Minor
}

/** Amounts that a receipt prints beside a rate, without saying what they are. */
interface Printed {
  basisPoints: bigint
  amounts: Minor[]
}

/** Shops round each item or the sum. */
const SLACK = 2n

/** No receipt prints more amounts beside one rate. */
const MOST_AMOUNTS = 40

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/g
/** Rates of Germany, Austria, Switzerland, Albania and Kosovo, in hundredths of a percent. */
const USUAL = [1900n, 700n, 2000n, 1300n, 1000n, 810n, 380n, 260n, 1800n, 800n, 600n]
/** In a table a usual rate may begin the row without its sign, behind a letter that marks the goods. */
const FIRST_NUMBER = /^(?:[A-F1-4]\s?[=:)]?\s)?(\d{1,2}[.,]\d{1,2})\s/

/**
 * How the VAT on a receipt makes up its total. Receipts name net, tax and gross amounts in every order, so their sums
 * decide which is which.
 * @returns undefined when the printed amounts do not explain the total
 */
export function vatOf(lines: readonly TextLine[], total: Minor): VatGroup[] | undefined {
  const printed = byRate(lines.flatMap(printedIn))
  const proven = printed.flatMap((one) => provenGroup(one) ?? [])
  if (proven.length > 0 && sum(proven.map(({ gross }) => gross)) === total) return proven
  return wholeTotal(printed, total) ?? withRest(printed, proven, total) ?? twoTaxes(printed, total)
}

function printedIn({ text, words, amounts }: TextLine): Printed[] {
  if (amounts.length === 0) return []
  const named = [...text.matchAll(RATE)].map(([, rate]) => rate)
  const first = amounts.length > 1 ? (FIRST_NUMBER.exec(text)?.[1] ?? '') : ''
  const isUsual = named.length === 0 && USUAL.includes(basisPointsOf(first))
  const rates = isUsual ? [first] : named
  // A discount has a percentage too; a single amount beside it says nothing.
  if (amounts.length === 1 && !VAT.test(words) && !/net/.test(words)) return []
  return rates.map((rate = '0') => ({ basisPoints: basisPointsOf(rate), amounts }))
}

function basisPointsOf(rate: string) {
  const [whole = '0', part = ''] = rate.split(/[.,]/)
  return BigInt(whole + part.padEnd(2, '0'))
}

function byRate(printed: readonly Printed[]): Printed[] {
  const rates = [...new Set(printed.map(({ basisPoints }) => basisPoints))].filter(
    (rate) => rate > 0n
  )
  return rates.map((basisPoints) => ({
    basisPoints,
    amounts: printed
      .filter((one) => one.basisPoints === basisPoints)
      .flatMap(({ amounts }) => amounts)
      .slice(0, MOST_AMOUNTS),
  }))
}

/** A net amount and its tax, printed beside the same rate. */
function provenGroup({ basisPoints, amounts }: Printed): VatGroup | undefined {
  const pairs = amounts.flatMap((net) => amounts.map((tax) => ({ net, tax })))
  const pair =
    pairs.find(
      ({ net, tax }) => isTax(tax, net, basisPoints) && amounts.includes(minor(net + tax))
    ) ?? pairs.find(({ net, tax }) => isTax(tax, net, basisPoints))
  return pair && { basisPoints, tax: pair.tax, gross: minor(pair.net + pair.tax) }
}

const isTax = (tax: Minor, net: Minor, basisPoints: bigint) =>
  tax !== 0n && isNear(tax, roundedQuotient(net * basisPoints, 10_000n))

const taxIn = (gross: Minor, basisPoints: bigint) =>
  minor(roundedQuotient(gross * basisPoints, 10_000n + basisPoints))

const isNear = (one: bigint, other: bigint) => magnitude(one - other) <= SLACK

/** One rate for everything: its tax, or the net amount, is printed. */
function wholeTotal(printed: readonly Printed[], total: Minor): VatGroup[] | undefined {
  for (const { basisPoints, amounts } of printed) {
    const expected = taxIn(total, basisPoints)
    const tax =
      amounts.find((amount) => amount !== 0n && isNear(amount, expected)) ??
      amounts.map((net) => minor(total - net)).find((rest) => rest !== 0n && isNear(rest, expected))
    if (tax !== undefined) return [{ basisPoints, tax, gross: total }]
  }
  return undefined
}

/** All rates but one are proven; the rest of the total is at that one, and its tax or gross amount is printed. */
function withRest(printed: readonly Printed[], proven: readonly VatGroup[], total: Minor) {
  const open = printed.filter(
    ({ basisPoints }) => !proven.some((group) => group.basisPoints === basisPoints)
  )
  const [only] = open
  if (proven.length === 0 || !only || open.length > 1) return undefined
  const gross = minor(total - sum(proven.map((group) => group.gross)))
  const tax = taxIn(gross, only.basisPoints)
  const isPrinted = only.amounts.some((amount) => amount === gross || isNear(amount, tax))
  return isPrinted && gross !== 0n
    ? [...proven, { basisPoints: only.basisPoints, tax, gross }]
    : undefined
}

/** Two rates of which only the taxes are printed. */
function twoTaxes([one, other, ...more]: readonly Printed[], total: Minor): VatGroup[] | undefined {
  if (!one || !other || more.length > 0) return undefined
  for (const tax of one.amounts) {
    const gross = minor(roundedQuotient(tax * (10_000n + one.basisPoints), one.basisPoints))
    const rest = minor(total - gross)
    const restTax = other.amounts.find(
      (amount) => amount !== 0n && isNear(amount, taxIn(rest, other.basisPoints))
    )
    if (restTax !== undefined && tax !== 0n) {
      return [
        { basisPoints: one.basisPoints, tax, gross },
        { basisPoints: other.basisPoints, tax: restTax, gross: rest },
      ]
    }
  }
  return undefined
}
