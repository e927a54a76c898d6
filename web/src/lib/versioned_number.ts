/** `AN-2026-0001`, from the second version on `AN-2026-0001 V2`; null for a draft. */
export const versionedNumber = <N extends string | null>({
  number,
  revision,
}: {
  number: N
  revision: number
}) => (number && revision > 1 ? `${number} V${revision}` : number)
