import type { Chosen, EntryChange } from '../../commands/time/change.js'
import type { Context } from '../context.js'
import { Failure } from '../failures/failure.js'
import { sentenceOf } from '../failures/failure_line.js'
import { readForm, textsOf, writeForm } from './edit_form.js'
import { type FieldTexts, readFields } from './entry_fields.js'

const { mkdtempSync, readFileSync, rmSync, writeFileSync } = process.getBuiltinModule('node:fs')
const { tmpdir } = process.getBuiltinModule('node:os')
const { join } = process.getBuiltinModule('node:path')

/**
 * Opens an entry as a form in `$VISUAL` or `$EDITOR`, and opens it again with the sentence about a mistake until it can
 * be read.
 * @returns undefined when nothing was changed or the text was emptied
 * @throws `editor_failed`
 */
export async function editInEditor(
  context: Context,
  chosen: Chosen
): Promise<EntryChange | undefined> {
  const { t } = context
  const before = textsOf(chosen.entry, chosen.here.timeZone, t)
  let form = writeForm(before, t)
  for (;;) {
    const edited = openEditor(form)
    try {
      const texts = readForm(edited, before, t)
      if (!texts || !Object.keys(texts).length) return undefined
      return await readFields(chosen, filled(texts))
    } catch (error) {
      // An editor that changes nothing more would be opened for ever.
      if (!(error instanceof Failure) || edited === form) throw error
      form = withMistake(edited, sentenceOf(error, context))
    }
  }
}

/** The editor that the environment names; undefined when it names none. */
export const chosenEditor = () => process.env.VISUAL || process.env.EDITOR || undefined

/** An emptied time is no wish: an entry has a start, and an end only when it is stopped. */
function filled(texts: FieldTexts): FieldTexts {
  const isKept = ([field, text]: [string, string | undefined]) =>
    Boolean(text) || ['break', 'tags', 'note'].includes(field)
  return Object.fromEntries(Object.entries(texts).filter(isKept))
}

/** The text as it was typed, below the sentence about its mistake. */
const withMistake = (edited: string, sentence: string) =>
  [`# ✗ ${sentence}`, ...edited.split('\n').filter((line) => !line.startsWith('# ✗'))].join('\n')

function openEditor(form: string) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-'))
  const path = join(folder, 'entry.txt')
  const editor = chosenEditor() ?? 'vi'
  try {
    writeFileSync(path, form, { mode: 0o600 })
    const { spawnSync } = process.getBuiltinModule('node:child_process')
    // A shell, because the variable may hold options, as in `code --wait`.
    const { status } = spawnSync('sh', ['-c', `${editor} "$1"`, 'sh', path], { stdio: 'inherit' })
    if (status !== 0) throw new Failure('editor_failed', { values: { editor } })
    return readFileSync(path, 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
