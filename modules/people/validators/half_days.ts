import { number } from '#core/validation/number'

/** Days in steps of a half. */
export const halfDays = (most: number) =>
  number().in(Array.from({ length: most * 2 + 1 }, (_, index) => index / 2))
