import type { Day } from '#core/clock'
import { type Decimal, parseDecimal } from '#core/money/decimal'
import { type Place, type RateRow, rowOn } from './rate_row.js'

export const VEHICLES = ['car', 'motorbike'] as const
/** `motorbike`: any motor vehicle but a car. */
export type Vehicle = (typeof VEHICLES)[number]

/** The rates of one kilometre, in major units of `currency`. */
export interface KilometreRates extends RateRow {
  rates: Partial<Record<Vehicle, Decimal>>
}

const EUR = 'EUR'

/**
 * The rates that tax law lets companies pay free of tax, by country and day. A day that no row covers has no checked
 * figure: the person types it. A figure that changes gets a new row; rows that were used are never edited.
 */
export const KILOMETRE_RATES: readonly KilometreRates[] = [
  {
    country: 'DE',
    currency: EUR,
    from: '2014-01-01',
    until: '2026-12-31',
    rates: { car: parseDecimal('0.30'), motorbike: parseDecimal('0.20') },
    source: '§ 9 Abs. 1 Satz 3 Nr. 4a Satz 2 EStG, § 5 Abs. 1 und 2 BRKG',
  },
  {
    country: 'AT',
    currency: EUR,
    from: '2011-01-01',
    until: '2024-12-31',
    rates: { car: parseDecimal('0.42'), motorbike: parseDecimal('0.24') },
    source: '§ 26 Z 4 EStG 1988, § 10 Abs. 3 Reisegebührenvorschrift 1955',
  },
  {
    country: 'AT',
    currency: EUR,
    from: '2025-01-01',
    until: '2025-06-30',
    rates: { car: parseDecimal('0.50'), motorbike: parseDecimal('0.50') },
    source: 'Kilometergeldverordnung, BGBl. I 144/2024',
  },
  {
    country: 'AT',
    currency: EUR,
    from: '2025-07-01',
    until: '2026-12-31',
    rates: { car: parseDecimal('0.50'), motorbike: parseDecimal('0.25') },
    source: 'Kilometergeldverordnung, BGBl. I 26/2025',
  },
  {
    country: 'CH',
    currency: 'CHF',
    from: '2016-01-01',
    until: '2025-12-31',
    rates: { car: parseDecimal('0.70'), motorbike: parseDecimal('0.40') },
    source: 'Berufskostenverordnung EFD, SR 642.118.1',
  },
  {
    country: 'CH',
    currency: 'CHF',
    from: '2026-01-01',
    until: '2026-12-31',
    rates: { car: parseDecimal('0.75') },
    source: 'Berufskostenverordnung EFD, SR 642.118.1, Stand 1.1.2026',
  },
]

/** The checked rate of one kilometre on a day with its source; undefined when there is none. */
export function kilometreRate(place: Place, vehicle: Vehicle, day: Day) {
  const row = rowOn(KILOMETRE_RATES, place, day)
  const perKm = row?.rates[vehicle]
  return row && perKm !== undefined ? { perKm, source: row.source } : undefined
}
