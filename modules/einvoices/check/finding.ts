import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { formatMoney } from '#core/money/format'
import type { Fault } from './fault.js'

/** A violation of a rule, for the person who can correct it. */
export interface Finding {
  /** `BR-*` of EN 16931, `BR-DE-*` and `PEPPOL-EN16931-*` of XRechnung. */
  rule: string
  /** The business term, `BT-37`. */
  term: string
  /**
   * The path of the form's field that mends it: `company.vatId` in the settings of the company, `client.city` in the
   * client's form (of a recipient written on one invoice in `customClient`), `lines.2.unit` and `dueDate` in the document's.
   */
  field: string
  /** An error blocks the e-invoice; a warning deserves a look. */
  severity: NonNullable<Fault['severity']>
  message: string
  /** The missing term in the language of the user: "the buyer reference". Absent for other problems. */
  missing?: string
}

/** `what` names the term in every sentence; a finding in a line also names the line. */
export function findingOf(
  { rule, term, field, severity = 'error', text, values = {} }: Fault,
  language: Language
): Finding {
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? formatMoney(value.amount, value.currency, language) : value,
    ])
  )
  const what = translate(language, `einvoices:terms.${term}`)
  const sentence = translate(language, `einvoices:findings.${text}`, { what, ...shown })
  const [, line] = /^lines\.(\d+)/.exec(field) ?? []
  const message =
    line === undefined
      ? sentence
      : translate(language, 'einvoices:findings.in_line', { line: Number(line) + 1, sentence })
  const missing = text === 'missing' ? { missing: what } : {}
  return { rule, term, field, severity, message, ...missing }
}
