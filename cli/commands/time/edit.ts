import type { Context } from '../../lib/context.js'
import { chosenEditor, editInEditor } from '../../lib/entries/edit_in_editor.js'
import { readFields } from '../../lib/entries/entry_fields.js'
import { Failure } from '../../lib/failures/failure.js'
import { changeEntry } from './change.js'

export interface EditOptions {
  start?: string
  end?: string
  duration?: string
  break?: string
  note?: string
  task?: string
  tags?: string
  billable?: string
}

/** `kontor edit [@n]`: changes what the options name; without options opens the entry in `$EDITOR`. */
export async function edit(context: Context, reference: string | undefined, options: EditOptions) {
  const { start, end, duration, break: pause, note, task, tags, billable } = options
  const wishes = { start, end, duration, break: pause, note, task, tags, billable }
  const named = Object.entries(wishes).filter(([, value]) => value !== undefined)
  const isTerminal = process.stdin.isTTY || chosenEditor() !== undefined
  if (!named.length && !isTerminal) {
    throw new Failure('needs_change', { next: 'kontor edit --help' })
  }
  await changeEntry(context, reference, (chosen) =>
    named.length ? readFields(chosen, Object.fromEntries(named)) : editInEditor(context, chosen)
  )
}
