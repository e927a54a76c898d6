import type { Day } from '#core/clock'

/** Rates in percent that a country charges from a day on, the standard rate first. */
interface RatesSince {
  from: Day
  rates: readonly number[]
}

/**
 * The VAT rates of the countries that Kontor serves, by the first day on which they apply; each set applies until the
 * next one. Exemptions and zero rates are no rates here: a line at 0 % has a category of its own.
 *
 * - DE: § 12 (1) and (2) UStG; § 28 (1) to (3) UStG for the second half of 2020.
 * - AT: § 10 (1) to (3) UStG 1994; 5 % for the pandemic (§ 28 (52) UStG 1994); 4.9 % for basic food from 1.7.2026
 *   (decision of the government of 28.1.2026). The 19 % of Jungholz and Mittelberg, § 10 (4), are left out.
 * - CH: art. 25 MWSTG; AHV 21 from 1.1.2024.
 * - XK: art. 26 of law 05/L-037.
 * - AL: art. 48 and 49 of law 92/2014; 6 % since 2017, 10 % since 2022.
 */
const RATES: Record<string, readonly RatesSince[]> = {
  DE: [
    { from: '2007-01-01', rates: [19, 7] },
    { from: '2020-07-01', rates: [16, 5] },
    { from: '2021-01-01', rates: [19, 7] },
  ],
  AT: [
    { from: '2016-01-01', rates: [20, 13, 10] },
    { from: '2020-07-01', rates: [20, 13, 10, 5] },
    { from: '2022-01-01', rates: [20, 13, 10] },
    { from: '2026-07-01', rates: [20, 13, 10, 4.9] },
  ],
  CH: [
    { from: '2018-01-01', rates: [7.7, 3.7, 2.5] },
    { from: '2024-01-01', rates: [8.1, 3.8, 2.6] },
  ],
  XK: [{ from: '2015-09-01', rates: [18, 8] }],
  AL: [
    { from: '2015-01-01', rates: [20] },
    { from: '2017-06-01', rates: [20, 6] },
    { from: '2022-01-01', rates: [20, 10, 6] },
  ],
}

/** The rates of a country on a day in percent, the standard rate first; undefined where we do not know them. */
export const vatRatesOn = (country: string, day: Day): readonly number[] | undefined =>
  RATES[country]?.findLast(({ from }) => from <= day)?.rates

/**
 * The rates that a company chooses from, in percent: those of its country, its own usual one, and 0.
 * @param day today for the company
 */
export const offeredVatRates = (country: string, usual: number, day: Day): number[] => [
  ...new Set([...(vatRatesOn(country, day) ?? []), usual, 0]),
]
