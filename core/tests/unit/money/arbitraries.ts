import fc from 'fast-check'
import { decimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'

/** Runs of every property; a nightly run asks for a million. */
export const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 10_000) }

export const anyMinor = (most = 10n ** 12n) => fc.bigInt({ min: -most, max: most }).map(minor)

/** Decimals as people write them: many with few places, some with all six. */
export const anyDecimal = (mostUnits: bigint, { min = 0n }: { min?: bigint } = {}) =>
  fc
    .tuple(fc.constantFrom(1_000_000n, 10_000n, 100n, 1n), fc.bigInt({ min: 0n, max: 10n ** 15n }))
    .map(([step, value]) =>
      decimal(min * 1_000_000n + (value % (((mostUnits - min) * 1_000_000n) / step + 1n)) * step)
    )
