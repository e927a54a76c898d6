import { type Minor, minor } from '#core/money/minor'
import type { VatReturn } from '#modules/vat/queries/vat_return'

/** An amount of a return, in euro cents. */
export interface ReportedFigure {
  /** Kennzahl. */
  code: string
  amount: Minor
}

/** A Kennzahl whose amount is another one now; null where the return has none. */
export interface FigureChange {
  code: string
  before: Minor | null
  after: Minor | null
}

/** Kennzahl of the amount that is paid. */
const DUE = '83'

/** The amounts of a return that are entered in the form, and the one that is paid. */
export function figuresOf({ lines, due }: Pick<VatReturn, 'lines' | 'due'>): ReportedFigure[] {
  const entered = lines.flatMap(({ base, baseAmount, tax, taxAmount }) => [
    ...figureOf(base, baseAmount),
    ...figureOf(tax, taxAmount),
  ])
  return [...entered, { code: DUE, amount: due }]
}

const figureOf = (code: string | null, amount: Minor | null): ReportedFigure[] =>
  code === null || amount === null ? [] : [{ code, amount }]

/** The Kennzahlen in which two returns differ, in the order of the later one. */
export function changesBetween(before: ReportedFigure[], after: ReportedFigure[]): FigureChange[] {
  const codes = new Set([...after, ...before].map(({ code }) => code))
  return [...codes]
    .map((code) => ({ code, before: amountOf(before, code), after: amountOf(after, code) }))
    .filter((change) => change.before !== change.after)
}

const amountOf = (figures: ReportedFigure[], code: string) =>
  figures.find((figure) => figure.code === code)?.amount ?? null

/** Amounts are stored as text, because JSON has no integers of this size. */
export const storedFigures = (figures: ReportedFigure[]) =>
  JSON.stringify(figures.map(({ code, amount }) => [code, String(amount)]))

export const readFigures = (text: string): ReportedFigure[] =>
  JSON.parse(text).map(([code, amount]: [string, string]) => ({
    code,
    amount: minor(BigInt(amount)),
  }))
