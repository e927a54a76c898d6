const PLACES = 6
/** One, in millionths. */
export const ONE = 10n ** BigInt(PLACES)
/** A hundred percent, in millionths. */
export const HUNDRED = 100n * ONE

const FORM = /^(-?)(\d{1,12})(?:\.(\d{1,6})0*)?$/

/** Whether the server would take this as a number: at most twelve digits before and six after the point. */
export const isExactNumber = (text: string) => FORM.test(text)

/** A decimal string as an integer; what cannot be read counts as nothing. */
export function millionths(text: string) {
  const [, sign, whole, fraction = ''] = FORM.exec(text) ?? []
  if (whole === undefined) return 0n
  const value = BigInt(whole + fraction.padEnd(PLACES, '0'))
  return sign ? -value : value
}

/** Commercial rounding: 2.5 → 3, −2.5 → −3. */
export function roundedQuotient(numerator: bigint, denominator: bigint) {
  const rounded = (2n * magnitude(numerator) + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/**
 * Parts of an amount in the proportion of the weights that add up to it (largest remainder; of equal remainders
 * the earlier part wins). Nothing for each when the weights add up to nothing.
 */
export function split(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sum(weights)
  if (amount === 0n || whole === 0n) return weights.map(() => 0n)
  const shares = weights.map((weight, index) => {
    const numerator = magnitude(amount) * (whole < 0n ? -weight : weight)
    const part = flooredQuotient(numerator, magnitude(whole))
    return { index, part, rest: numerator - part * magnitude(whole) }
  })
  const missing = magnitude(amount) - sum(shares.map(({ part }) => part))
  const luckiest = [...shares]
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, Number(missing))
  for (const share of luckiest) share.part += 1n
  return shares.map(({ part }) => (amount < 0n ? -part : part))
}

export const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)

/** An integer with a point before its last digits. */
export function pointed(value: bigint, places: number) {
  const digits = String(magnitude(value)).padStart(places + 1, '0')
  const sign = value < 0n ? '-' : ''
  return places === 0
    ? sign + digits
    : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** A number of millionths as a decimal string without zeros at its end. */
export const decimalText = (value: bigint) => pointed(value, PLACES).replace(/\.?0+$/, '')

const magnitude = (value: bigint) => (value < 0n ? -value : value)

function flooredQuotient(numerator: bigint, denominator: bigint) {
  const towardsZero = numerator / denominator
  return numerator < 0n && numerator % denominator !== 0n ? towardsZero - 1n : towardsZero
}
