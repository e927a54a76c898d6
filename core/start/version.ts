import { readFileSync } from 'node:fs'

/** The version of Kontor, such as `0.1.0`. */
export const KONTOR_VERSION: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
).version
