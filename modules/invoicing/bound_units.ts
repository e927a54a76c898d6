import type { Minor } from '#core/money/minor'

/** Minor units as a binding of raw SQL, which takes no bigint. Exact: an amount has at most fifteen digits. */
export const boundUnits = (amount: Minor) => Number(amount)
