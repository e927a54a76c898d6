import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { TargetField } from './field.js'

/** The name of a field, also as a heading of our own exports: `Ansprechpartner 2: E-Mail`. */
export const labelOf = ({ label, place }: TargetField, language: Language) =>
  translate(language, `imports:columns.${label}`, place === undefined ? {} : { place })
