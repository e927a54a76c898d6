import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { TargetField } from '#modules/imports/fields/field'
import { labelOf } from '#modules/imports/fields/label'
import type { Cell } from '#modules/imports/read/cell'

/** Rows per read. */
export const EXPORT_PAGE = 500

/** A set of records as a table: its columns, and its rows some hundred at a time. */
export interface ExportedSet {
  fields: readonly TargetField[]
  records: AsyncIterable<object[]>
}

/** The headings and cells of a set, as `readNumber`, `readFlag` and `wordReader` read them back. */
export function tableOf({ fields, records }: ExportedSet, language: Language) {
  const words = new Map<string, string>()
  const wordOf = (key: string) => {
    const known = words.get(key) ?? translate(language, `imports:words.${key}`).split(',')[0]
    words.set(key, known)
    return known
  }
  const columns = fields.map(({ name, words: list }) => {
    const path = name.split('.')
    return (record: object): Cell => {
      const value = path.reduce<unknown>((at, part) => (at as Parts | null)?.[part], record)
      if (value === null || value === undefined) return ''
      if (typeof value === 'boolean') return wordOf(value ? 'yes' : 'no')
      if (typeof value === 'number') return value
      return list && value !== '' ? wordOf(`${list}_${value}`) : String(value)
    }
  })
  const rows = async function* () {
    for await (const some of records) yield some.map((one) => columns.map((cell) => cell(one)))
  }
  return { headings: fields.map((field) => labelOf(field, language)), rows: rows() }
}

type Parts = Record<string, unknown>
