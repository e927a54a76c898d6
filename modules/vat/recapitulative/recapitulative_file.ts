import type { RecapitulativeLine } from './recapitulative_statement.js'

/** Version of the interface, in the first line of a file. */
const VERSION = '#v3.0'
const HEADINGS = 'USt-IdNr.,Betrag (EUR),Art der Leistung'

/** Lines that the form takes from one file. */
export const MOST_LINES = 1_500

const CENTS = 100n

/**
 * The lines as the form "Zusammenfassende Meldung" of Mein ELSTER imports them: UTF-8, version, headings, then a line
 * for each VAT id and kind, amounts in whole euros (help of the form, "Import von Meldelisten", CSV version 3.0).
 */
export const recapitulativeFile = (lines: readonly RecapitulativeLine[]): string =>
  [
    VERSION,
    HEADINGS,
    ...lines.map(({ vatId, amount, kind }) => `${vatId},${amount / CENTS},${kind}`),
    '',
  ].join('\r\n')
