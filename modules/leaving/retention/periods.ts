import type { Day } from '#core/clock'

/** The kinds of record that a law keeps, those with the shortest period first. */
export const KEPT_KINDS = ['letters', 'vouchers', 'books'] as const
export type KeptKind = (typeof KEPT_KINDS)[number]

export interface Periods extends Record<KeptKind, number> {
  /** The law that asks for them. */
  source: string
}

/**
 * Years for which a company keeps its records, by the country of its seat, counted from the end of the calendar year.
 * `letters`: reminders, statements, order confirmations, accepted estimates. `vouchers`: invoices, payments, expenses with receipts, bank
 * statements. `books`: the audit chain, number ranges, reported months.
 */
const PERIODS: Record<string, Periods> = {
  // Vouchers: 8 years since 2025 (Viertes Bürokratieentlastungsgesetz, art. 3 and 4).
  DE: { letters: 6, vouchers: 8, books: 10, source: '§ 147 AO, § 257 HGB, § 14b UStG' },
  AT: { letters: 7, vouchers: 7, books: 7, source: '§ 132 BAO, § 212 UGB' },
  CH: { letters: 10, vouchers: 10, books: 10, source: 'Art. 958f OR, Art. 70 MWSTG' },
  AL: { letters: 10, vouchers: 10, books: 10, source: 'Ligji nr. 25/2018' },
}

/** For countries whose law is not in the table: the longest period in it. */
const LONGEST: Periods = { letters: 10, vouchers: 10, books: 10, source: '' }

export const periodsOf = (country: string): Periods => PERIODS[country] ?? LONGEST

/** The last day on which a kind of record of a year is kept. */
export const keptUntil = (country: string, kind: KeptKind, year: number): Day =>
  `${year + periodsOf(country)[kind]}-12-31`
