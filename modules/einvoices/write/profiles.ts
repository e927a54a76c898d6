/** The rules that a document is written for: EN 16931 alone (Factur-X, ZUGFeRD) or with the German ones (XRechnung). */
export const PROFILES = ['en16931', 'xrechnung'] as const
export type Profile = (typeof PROFILES)[number]

/** BT-24 of each profile. Data, because each edition of the norm brings new ones (XRechnung 3.0, Factur-X 1.0). */
export const SPECIFICATION: Record<Profile, string> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}

/** BT-23: the billing process of Peppol, which XRechnung demands (PEPPOL-EN16931-R001). */
export const BUSINESS_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
