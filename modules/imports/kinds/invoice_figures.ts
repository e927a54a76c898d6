import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type Minor, minor, moneyOf, NOTHING, percentOf, sum } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'

/** The amounts of one rate, as far as a file tells them. */
export interface RateCells {
  rate?: Decimal
  net?: Decimal
  tax?: Decimal
  gross?: Decimal
}

export interface RateFigures {
  rate: Decimal
  net: Minor
  tax: Minor
}

/** Why amounts cannot be taken: the key of its sentence in `imports:faults`, and the field. */
export class FigureFault extends Error {
  constructor(
    readonly code:
      | 'amounts_missing'
      | 'amounts_differ'
      | 'rate_missing'
      | 'rate_differs'
      | 'too_precise'
      | 'negative'
      | 'paid_too_much',
    readonly field: string
  ) {
    super(code)
  }
}

/** The rates of today and of the last years in Germany, Kosovo, Albania and around, for files that name none. */
const RATES = [0, 19, 7, 18, 8, 20, 10, 6, 16, 5, 21, 13, 8.1, 2.6].map((rate) =>
  decimal(BigInt(Math.round(rate * 10)) * (DECIMAL_ONE / 10n))
)
const HUNDRED = 100n * DECIMAL_ONE
/** Minor units by which the tax of a document with many lines may differ from the tax of its sum. */
const ROUNDED = 5n

/**
 * Net and tax of each rate: two of net, tax, gross and rate determine the rest, and all given figures have to fit
 * together.
 * @throws FigureFault
 */
export function figuresOf(cells: RateCells[], currency: string): RateFigures[] {
  const byRate = new Map<Decimal, RateFigures>()
  for (const [index, cell] of cells.entries()) {
    const figures = figuresOfRate(cell, currency, `rates.${index}`)
    const same = byRate.get(figures.rate)
    if (!same) byRate.set(figures.rate, figures)
    else {
      same.net = minor(same.net + figures.net)
      same.tax = minor(same.tax + figures.tax)
    }
  }
  return [...byRate.values()]
}

function figuresOfRate({ rate, ...amounts }: RateCells, currency: string, field: string) {
  const inMinor = (amount: Decimal | undefined) => {
    if (amount === undefined) return undefined
    if (amount < 0n) throw new FigureFault('negative', field)
    return exactly(amount, currency, field)
  }
  const [net, tax, gross] = [amounts.net, amounts.tax, amounts.gross].map(inMinor)
  const figures = completed({ net, tax, gross, rate }, field)
  if (gross !== undefined && figures.net + figures.tax !== gross) {
    throw new FigureFault('amounts_differ', `${field}.gross`)
  }
  const known = rate ?? guessedRate(figures, field)
  const strays = percentOf(figures.net, known) - figures.tax
  if (strays > ROUNDED || strays < -ROUNDED) throw new FigureFault('rate_differs', `${field}.rate`)
  return { rate: known, ...figures }
}

interface Amounts {
  net: Minor | undefined
  tax: Minor | undefined
  gross: Minor | undefined
  rate: Decimal | undefined
}

function completed({ net, tax, gross, rate }: Amounts, field: string) {
  if (net !== undefined && tax !== undefined) return { net, tax }
  if (net !== undefined && gross !== undefined) return { net, tax: minor(gross - net) }
  if (tax !== undefined && gross !== undefined) return { net: minor(gross - tax), tax }
  if (rate === undefined) throw new FigureFault('rate_missing', `${field}.rate`)
  if (net !== undefined) return { net, tax: percentOf(net, rate) }
  if (gross === undefined) throw new FigureFault('amounts_missing', `${field}.gross`)
  const within = minor(roundedQuotient(gross * rate, HUNDRED + rate))
  return { net: minor(gross - within), tax: within }
}

function guessedRate({ net, tax }: { net: Minor; tax: Minor }, field: string): Decimal {
  const fits = (rate: Decimal) => {
    const strays = percentOf(net, rate) - tax
    return strays <= 2n && strays >= -2n
  }
  const found = RATES.find(fits)
  if (found === undefined) throw new FigureFault('rate_missing', `${field}.rate`)
  return found
}

/**
 * The paid part of a total: the paid amount in the file, else the total less the open amount, else the whole if marked
 * as paid.
 */
export function paidOf(
  { paid, open, isPaid }: { paid?: Decimal; open?: Decimal; isPaid?: boolean },
  figures: RateFigures[],
  currency: string
): Minor {
  const total = sum(figures.flatMap(({ net, tax }) => [net, tax]))
  const said =
    paid !== undefined
      ? exactly(paid, currency, 'paid')
      : open !== undefined
        ? minor(total - exactly(open, currency, 'open'))
        : isPaid
          ? total
          : NOTHING
  if (said < 0n || said > total) throw new FigureFault('paid_too_much', 'paid')
  return said
}

function exactly(amount: Decimal, currency: string, field: string): Minor {
  try {
    return moneyOf(amount, currency)
  } catch (error) {
    if (error instanceof InvalidAmount) throw new FigureFault('too_precise', field)
    throw error
  }
}
