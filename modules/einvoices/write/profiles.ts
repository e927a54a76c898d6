/**
 * The rules that a document is written for: EN 16931 alone (Factur-X, ZUGFeRD), with the German ones (XRechnung), or
 * with those of the Peppol network (Peppol BIS Billing 3).
 */
export const PROFILES = ['en16931', 'xrechnung', 'peppol'] as const
export type Profile = (typeof PROFILES)[number]
/** Profiles that are written in the syntax CII, and in the syntax UBL. */
export type CiiProfile = Extract<Profile, 'en16931' | 'xrechnung'>
export type UblProfile = Extract<Profile, 'xrechnung' | 'peppol'>

/** Most decimal places of numbers that are no amounts. */
export interface Places {
  /** BT-129 and BT-149 */
  quantity: number
  /** BT-146 and BT-148 */
  price: number
  /** BT-94, BT-119 and BT-152 */
  percent: number
}

/**
 * Decisions of one edition of the rules, which the next one may change. See docs/decisions for EN 16931:2026 and
 * XRechnung 4.0.
 */
export interface Edition {
  /** BT-24 */
  specification: string
  places: Places
  /** Preceding invoices (BG-3) that CII names in elements; a note names the rest. */
  precedingInCii: number
  /** Whether the payment terms (BT-20) hold lines of Skonto for machines (BR-DE-18). */
  hasSkontoLines: boolean
  /** Whether a VAT group outside of VAT (O) is written with a rate of 0 (BR-DE-14). */
  hasRateOutsideOfVat: boolean
}

/** EN 16931:2017 sets no limit; six places are Kontor's own. */
const PLACES: Places = { quantity: 6, price: 6, percent: 6 }

export const EDITIONS: Record<Profile, Edition> = {
  /** Factur-X 1.0 in its current releases uses a schema later than D16B. */
  en16931: {
    specification: 'urn:cen.eu:en16931:2017',
    places: PLACES,
    precedingInCii: Number.POSITIVE_INFINITY,
    hasSkontoLines: false,
    hasRateOutsideOfVat: false,
  },
  /** XRechnung is bound to CII D16B, where CEN/TS 16931-3-3 allows one preceding invoice. */
  xrechnung: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    places: PLACES,
    precedingInCii: 1,
    hasSkontoLines: true,
    hasRateOutsideOfVat: true,
  },
  /** Between German companies, the rules of XRechnung hold here too. */
  peppol: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    places: PLACES,
    precedingInCii: 1,
    hasSkontoLines: true,
    hasRateOutsideOfVat: true,
  },
}

/** BT-23: the billing process of Peppol, which XRechnung requires too (PEPPOL-EN16931-R001). */
export const BUSINESS_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
