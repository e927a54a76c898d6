import type { Context } from '../context.js'
import { Failure } from '../failures/failure.js'
import { fold } from '../times/fold.js'
import { localText } from '../times/zoned.js'
import { FIELDS, type Field, type FieldTexts } from './entry_fields.js'
import type { ListedEntry } from './own_entries.js'

/** The fields of the form: a duration follows from start and end. */
const SHOWN = FIELDS.filter((field) => field !== 'duration')

/** The fields of an entry as texts; a running one has no end. */
export function textsOf(entry: ListedEntry, timeZone: string, t: Context['t']): FieldTexts {
  const local = (instant: string) => localText(Date.parse(instant), timeZone)
  return {
    task: entry.task.title,
    start: local(entry.startTime),
    ...(entry.endTime && { end: local(entry.endTime) }),
    break: entry.breakSeconds ? `${Math.round(entry.breakSeconds / 60)}m` : '',
    billable: t(entry.billable ? 'edit.yes' : 'edit.no'),
    tags: entry.tags.join(', '),
    note: entry.note,
  }
}

/** The form that is opened in an editor. @param mistake the sentence about the last attempt */
export function writeForm(texts: FieldTexts, t: Context['t'], mistake = '') {
  const fields = SHOWN.filter((field) => texts[field] !== undefined || field === 'end')
  const labels = fields.map((field) => `${t(`edit.fields.${field}`)}:`)
  const width = Math.max(...labels.map(({ length }) => length)) + 1
  const lines = fields.map((field, index) =>
    `${(labels[index] ?? '').padEnd(width)}${texts[field] ?? ''}`.trimEnd()
  )
  const heads = [...(mistake ? [mistake, ''] : []), t('edit.help')]
  return [...heads.map((line) => `# ${line}`.trimEnd()), ...lines, ''].join('\n')
}

/**
 * Reads an edited form: the fields that are others than before.
 * @returns undefined for a text without fields, which gives up the change
 * @throws `bad_form_line` with the line
 */
export function readForm(
  text: string,
  before: FieldTexts,
  t: Context['t']
): FieldTexts | undefined {
  const names = new Map(SHOWN.map((field) => [fold(t(`edit.fields.${field}`)), field] as const))
  const after: FieldTexts = {}
  for (const line of text.split(/\r?\n/)) {
    if (!line.trim() || line.startsWith('#')) continue
    const [, label = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? []
    const field = names.get(fold(label))
    if (!field) throw new Failure('bad_form_line', { values: { text: line.trim() } })
    after[field] = value.trim()
  }
  const fields = Object.keys(after) as Field[]
  if (!fields.length) return undefined
  const changed = fields.filter((field) => after[field] !== (before[field] ?? ''))
  return Object.fromEntries(changed.map((field) => [field, after[field]]))
}
