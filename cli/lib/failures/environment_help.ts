import type { Translate } from '../texts.js'

const VARIABLES = [
  'KONTOR_URL',
  'KONTOR_TOKEN',
  'KONTOR_PROFILE',
  'KONTOR_CA',
  'HTTPS_PROXY',
  'NO_COLOR',
]

/** The variables that the client reads, for the end of `kontor --help`. */
export function environmentHelp(t: Translate) {
  const rows = VARIABLES.map((name) => `  ${name.padEnd(16)}${t(`help.variables.${name}`)}`)
  return ['', t('help.headings.Environment'), ...rows].join('\n')
}
