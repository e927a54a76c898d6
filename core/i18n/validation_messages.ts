import type { HttpContext } from '@adonisjs/core/http'
import { TEXT_FOLDERS } from '#core/module/text_folders'
import { LOCALES } from '#core/money/format'
import type { Language } from './languages.js'
import { hasText, translate } from './translate.js'

type Values = Record<string, string | number>

/** The part of Vine's field that a sentence is made from. */
interface NamedField {
  name: string | number
  wildCardPath: string
}

/**
 * Describes an invalid field in the caller's language. Sentences are under `validation.<rule>`, names of fields under
 * `fields.<name>`, in the translations of core or of any module. A field without a name, which only programs write, is
 * left out of the sentence; the answer names it beside the sentence.
 */
export function validationMessages({
  language,
  route,
}: Pick<HttpContext, 'language'> & Partial<Pick<HttpContext, 'route'>>) {
  const [own] = route?.name?.split('.') ?? []
  return {
    getMessage(_english: string, rule: string, field: NamedField, values: Values = {}) {
      const label = labelOf(field, language, own)
      if (label === undefined) return translate(language, 'core:validation.unnamed')
      const key = find(language, `validation.${rule.replace('.', '_')}`)
      return translate(language, key ?? 'core:validation.invalid', {
        ...withNumbers(values, language),
        field: label,
      })
    },
    toJSON: () => ({}),
  }
}

/** A limit as the reader writes it: `0,5`, `1.000.000.000`. */
const withNumbers = (values: Values, language: Language): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value.toLocaleString(LOCALES[language]) : value,
    ])
  )

/** `contacts.*.email` is spoken of as `email`, a whole body as "input". */
function labelOf({ wildCardPath, name }: NamedField, language: Language, own?: string) {
  const last =
    wildCardPath
      .split('.')
      .filter((part) => part !== '*')
      .at(-1) ?? String(name)
  return nameOfField(last || 'body', language, own)
}

/**
 * The name of a field for people; undefined for one without a name in any module.
 * @param own the module whose name comes first: `to` is the end of a period here and a recipient there
 */
export function nameOfField(name: string, language: Language, own?: string): string | undefined {
  const key = find(language, `fields.${name}`, own)
  return key && translate(language, key)
}

const find = (language: Language, path: string, own?: string) =>
  [...(own === undefined ? [] : [own]), ...TEXT_FOLDERS.keys()]
    .map((namespace) => `${namespace}:${path}`)
    .find((key) => hasText(language, key))
