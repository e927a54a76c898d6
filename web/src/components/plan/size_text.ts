import type { Language } from '@/lib/language/languages'
import { formatNumber } from '@/lib/language/numbers'

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000_000_000

/** A size in decimal units, as disks are sold: `0.4 MB`, `840 MB`, `1.5 GB`. */
export const sizeText = (bytes: number, language: Language) =>
  bytes < GIGABYTE
    ? `${formatNumber(bytes / MEGABYTE, language, 1)} MB`
    : `${formatNumber(bytes / GIGABYTE, language, 1)} GB`
