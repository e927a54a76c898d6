import { roundedQuotient } from '#core/money/rounding'

const SECONDS_PER_HOUR = 3600n

/**
 * The share of each time in their sum, in hundredths of an hour. Together they are the sum, added up to the second and
 * rounded once (half up): each is the growth of the rounded sum, so it is off by less than a hundredth.
 */
export function hundredthsOf(times: readonly { seconds: number }[]): number[] {
  let seconds = 0
  let told = 0
  return times.map((time) => {
    seconds += time.seconds
    const sum = Number(roundedQuotient(BigInt(seconds) * 100n, SECONDS_PER_HOUR))
    const own = sum - told
    told = sum
    return own
  })
}
