/** A part of a whole in percent with one place; null when there is no whole. */
export const percentOf = (part: bigint | number, whole: bigint | number): number | null =>
  Number(whole) === 0 ? null : Math.round((Number(part) / Number(whole)) * 1000) / 10
