/** The particulars that business letters of a legal form must name besides the company. */
export interface Particulars {
  /** Court and number of the register. */
  isRegistered?: boolean
  /** The people to name: managing directors, or a board. */
  named?: 'directors' | 'board'
}

/** A legal form of a country, by a code that is stored and never changes. */
export interface LegalForm extends Particulars {
  code: string
  /** As it is written in its country. */
  name: string
  /** Not a part of the name on documents. */
  isUnprinted?: boolean
}

const REGISTERED = { isRegistered: true } as const
const DIRECTED = { isRegistered: true, named: 'directors' } as const
const BOARD = { isRegistered: true, named: 'board' } as const

/**
 * The legal forms to choose from, by country. The rules for letters:
 *
 * - DE: § 37a, § 125 and § 177a HGB, § 35a GmbHG, § 80 AktG, § 25a GenG; for associations § 26 and § 67 BGB.
 * - AT: § 14 UGB.
 * - CH: art. 954a OR, which asks for the name alone; the number of the register is the UID.
 * - XK: law 06/L-016; AL: law 9901. Businesses are known by their number (NUI, NIPT).
 */
export const LEGAL_FORMS: Readonly<Record<string, readonly LegalForm[]>> = {
  DE: [
    { code: 'de.sole', name: 'Einzelunternehmen', isUnprinted: true },
    { code: 'de.freelance', name: 'Freiberufler', isUnprinted: true },
    { code: 'de.gbr', name: 'GbR' },
    { code: 'de.egbr', name: 'eGbR', ...REGISTERED },
    { code: 'de.ek', name: 'e. K.', ...REGISTERED },
    { code: 'de.ohg', name: 'OHG', ...REGISTERED },
    { code: 'de.kg', name: 'KG', ...REGISTERED },
    { code: 'de.gmbhcokg', name: 'GmbH & Co. KG', ...DIRECTED },
    { code: 'de.ug', name: 'UG (haftungsbeschränkt)', ...DIRECTED },
    { code: 'de.gmbh', name: 'GmbH', ...DIRECTED },
    { code: 'de.ag', name: 'AG', ...BOARD },
    { code: 'de.partgmbb', name: 'PartG mbB', ...REGISTERED },
    { code: 'de.eg', name: 'eG', ...BOARD },
    { code: 'de.ev', name: 'e. V.', ...BOARD },
  ],
  AT: [
    { code: 'at.sole', name: 'Einzelunternehmen', isUnprinted: true },
    { code: 'at.eu', name: 'e.U.', ...REGISTERED },
    { code: 'at.gesbr', name: 'GesbR' },
    { code: 'at.og', name: 'OG', ...REGISTERED },
    { code: 'at.kg', name: 'KG', ...REGISTERED },
    { code: 'at.gmbhcokg', name: 'GmbH & Co KG', ...REGISTERED },
    { code: 'at.gmbh', name: 'GmbH', ...REGISTERED },
    { code: 'at.flexco', name: 'FlexCo', ...REGISTERED },
    { code: 'at.ag', name: 'AG', ...REGISTERED },
    { code: 'at.egen', name: 'eGen', ...REGISTERED },
    { code: 'at.verein', name: 'Verein', isUnprinted: true },
  ],
  CH: [
    { code: 'ch.sole', name: 'Einzelfirma', isUnprinted: true },
    { code: 'ch.klg', name: 'KlG' },
    { code: 'ch.kmg', name: 'KmG' },
    { code: 'ch.gmbh', name: 'GmbH' },
    { code: 'ch.ag', name: 'AG' },
    { code: 'ch.genossenschaft', name: 'Genossenschaft' },
    { code: 'ch.verein', name: 'Verein', isUnprinted: true },
  ],
  XK: [
    { code: 'xk.bi', name: 'B.I.' },
    { code: 'xk.op', name: 'O.P.' },
    { code: 'xk.shkm', name: 'SH.K.M.' },
    { code: 'xk.shpk', name: 'SH.P.K.' },
    { code: 'xk.sha', name: 'SH.A.' },
    { code: 'xk.ojq', name: 'OJQ', isUnprinted: true },
  ],
  AL: [
    { code: 'al.pf', name: 'Person fizik', isUnprinted: true },
    { code: 'al.shk', name: 'SH.K.' },
    { code: 'al.shkm', name: 'SH.KM.' },
    { code: 'al.shpk', name: 'SH.P.K.' },
    { code: 'al.sha', name: 'SH.A.' },
    { code: 'al.ojf', name: 'OJF', isUnprinted: true },
  ],
}
