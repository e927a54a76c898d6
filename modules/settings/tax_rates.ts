/** VAT rates in percent that a company of a country chooses from, the usual one first. As of 2026. */
const RATES_BY_COUNTRY: Record<string, readonly number[]> = {
  DE: [19, 7, 0],
  AL: [20, 10, 6, 0],
  XK: [18, 8, 0],
}

/** The rates to choose from; in other countries the company's own usual one. */
export const taxRatesOf = (country: string, usual: number): number[] => [
  ...new Set([...(RATES_BY_COUNTRY[country] ?? []), usual, 0]),
]
