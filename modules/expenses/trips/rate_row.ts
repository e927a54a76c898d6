import type { Day } from '#core/clock'

/** A country whose law gives a rate, and the currency that it gives it in. */
export interface Place {
  country: string
  currency: string
}

/** A row of a table of checked rates. */
export interface RateRow extends Place {
  from: Day
  /** The last day for which the figures have been checked, included. */
  until: Day
  /** The law as it is cited in its country; people see it beside the calculation. */
  source: string
}

/** The row of a place on a day; undefined when there is none. */
export const rowOn = <Row extends RateRow>(
  rows: readonly Row[],
  { country, currency }: Place,
  day: Day
) =>
  rows.find(
    (row) =>
      row.country === country && row.currency === currency && row.from <= day && day <= row.until
  )
