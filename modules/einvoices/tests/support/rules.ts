import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The folder of the official rules; see docs/e-invoices.md. */
export const rulesFolder = process.env.EINVOICE_RULES_DIR

export const WITHOUT_RULES = 'EINVOICE_RULES_DIR names no folder of official rules'

if (rulesFolder && !existsSync(rulesFolder)) {
  throw new Error(`EINVOICE_RULES_DIR: there is no folder ${rulesFolder}`)
}

/** The used part of saxon-js. It is installed in the rules folder, because its licence is not an open one. */
interface SaxonJs {
  transform(options: Record<string, unknown>, mode: 'sync'): { principalResult: string }
}

export interface RuleFinding {
  rule: string
  /** `fatal`, `warning` or `information` */
  flag: string
  text: string
}

const sheets = new Map<string, unknown>()

/**
 * Findings of official rules in a document.
 * @param name of the compiled stylesheet in the rules folder, without `.sef.json`
 */
export function ruleFindings(xml: string, name: string): RuleFinding[] {
  const folder = rulesFolder ?? ''
  const saxon = createRequire(join(folder, 'package.json'))('saxon-js') as SaxonJs
  const sheet =
    sheets.get(name) ?? JSON.parse(readFileSync(join(folder, `${name}.sef.json`), 'utf8'))
  sheets.set(name, sheet)
  const { principalResult } = saxon.transform(
    {
      stylesheetInternal: sheet,
      sourceText: xml,
      destination: 'serialized',
      stylesheetBaseURI: `file://${folder}/${name}.xslt`,
    },
    'sync'
  )
  return [...principalResult.matchAll(/<svrl:failed-assert([^>]*)>(.*?)<\/svrl:failed-assert>/gs)]
    .map(([, head, body]) => ({
      rule: /\bid="([^"]*)"/.exec(head)?.[1] ?? '',
      flag: /\b(?:flag|role)="([^"]*)"/.exec(head)?.[1] ?? 'fatal',
      text: (/<svrl:text[^>]*>(.*?)<\/svrl:text>/s.exec(body)?.[1] ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ rule }) => rule !== WRONG_IN_SAXON_JS)
}

/** Its integers are doubles, so that the check digits of an IBAN come out wrong; our own checks have this rule. */
const WRONG_IN_SAXON_JS = 'BR-DE-19'
