import { parseDecimal } from '#core/money/decimal'
import { saidQuantity } from '#core/money/said'

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000_000_000

/** A size for a sentence, in decimal units as disks are sold: `840 MB`, `1.5 GB`. */
export const saidBytes = (bytes: number) =>
  bytes < GIGABYTE
    ? saidQuantity(parseDecimal((bytes / MEGABYTE).toFixed(1)), 'MB')
    : saidQuantity(parseDecimal((bytes / GIGABYTE).toFixed(1)), 'GB')
