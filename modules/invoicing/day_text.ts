import type { Day } from '#core/clock'

/** Specification, section 9: dates are shown as DD.MM.YYYY. */
export const dayText = (day: Day) => day.split('-').reverse().join('.')
