import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { formatMoney } from '#core/money/format'
import type { Minor } from '#core/money/minor'

/** Something that the rules complain about, told to the one who can mend it. */
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
  /** With an error nobody may issue the document as an e-invoice; a warning is worth a look. */
  severity: 'error' | 'warning'
  message: string
}

/** A finding before it is put into words. */
export interface Fault {
  rule: string
  term: string
  field: string
  severity?: Finding['severity']
  /** Key of the sentence in `findings`. */
  text: string
  values?: Record<string, string | number | Amount>
}

/** An amount that is formatted in the language of the sentence. */
export interface Amount {
  amount: Minor
  currency: string
}

/** The path of a field of a line, whose row in the form may be another than its place in the document. */
export const lineField = ({ row }: { row?: number }, index: number, name: string) =>
  `lines.${row ?? index}.${name}`

/** `what` names the term in every sentence; what is wrong in a line says in which. */
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
  return { rule, term, field, severity, message }
}
