import type { Day } from '#core/clock'
import { type Minor, minor } from '#core/money/minor'

/** Net cost in minor units, without deductible VAT; § 6 (2) and (2a) EStG ask for it also without deduction. */
export interface AssetLimits {
  /** Up to here an asset may be deducted at once. */
  atOnce: Minor
  /** Up to here it needs no entry in a register. */
  withoutRegister: Minor
  /** Up to here, and above the one before, it may go into the pool of its year. */
  pool: Minor
  source: string
}

/** § 6 (2) and (2a) EStG as in force for assets acquired from 2018 on. */
const GERMAN: AssetLimits = {
  atOnce: minor(80_000n),
  withoutRegister: minor(25_000n),
  pool: minor(100_000n),
  source: '§ 6 (2) and (2a) EStG',
}
const SINCE = '2018-01-01'

/** The limits for an asset; undefined where a company's country has none of ours. */
export const limitsFor = (
  { country, currency }: { country: string; currency: string },
  acquiredOn: Day
): AssetLimits | undefined =>
  country === 'DE' && currency === 'EUR' && acquiredOn >= SINCE ? GERMAN : undefined
