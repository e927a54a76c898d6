/** How long a kind of asset is used, as the tax office takes it. */
interface UsefulLife {
  /** Months; null where it has to be typed. */
  lifeMonths: number | null
  source: string
  /** Computers and software may be deducted in the year they are bought, whatever they cost. */
  isDigital?: true
}

/** Depreciation table for assets of all trades. */
const AFA = 'AfA-Tabelle AV, BMF 15.12.2000, BStBl. I 2000, 1532'
const DIGITAL = 'BMF 22.2.2022, IV C 3 – S 2190/21/10002:025, BStBl. I 2022, 187'

/**
 * Common assets of small firms with the useful life of the German tables, in the order in which they are offered. A
 * longer or shorter life can be typed: the tables are experience, no law (§ 7 (1) sentence 2 EStG).
 */
export const ASSET_KINDS = {
  computer: { lifeMonths: 12, source: DIGITAL, isDigital: true },
  software: { lifeMonths: 12, source: DIGITAL, isDigital: true },
  phone: { lifeMonths: 60, source: AFA },
  camera: { lifeMonths: 84, source: AFA },
  furniture: { lifeMonths: 156, source: AFA },
  car: { lifeMonths: 72, source: AFA },
  bicycle: { lifeMonths: 84, source: AFA },
  other: { lifeMonths: null, source: '' },
} as const satisfies Record<string, UsefulLife>

export type AssetKind = keyof typeof ASSET_KINDS
export const ALL_KINDS = Object.keys(ASSET_KINDS) as AssetKind[]

export const usefulLife = (kind: AssetKind): UsefulLife => ASSET_KINDS[kind]
