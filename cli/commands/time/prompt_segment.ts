import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import { clock } from '../../lib/output/format.js'
import { ageOf } from '../../lib/timer/timer_note.js'
import { elapsedSeconds } from '../../lib/timer/timer_state.js'
import { updateInBackground } from '../../lib/update_note.js'

const FIELDS = ['task', 'project', 'elapsed', 'state', 'glyph', 'company']

/** A prompt that shows an older note says so. */
const STALE_MS = 90_000

/** One line for a shell prompt, from the local note: it waits for no server, and is empty when nothing runs. */
export function promptSegment(context: Context, format: string) {
  const { terminal, print, t } = context
  const unknown = [...format.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !FIELDS.includes(name))
  if (unknown) {
    throw new Failure('unknown_format', {
      values: { field: unknown[0], fields: FIELDS.join(', ') },
    })
  }
  const timerNote = context.timerNote()
  const note = timerNote.read()
  timerNote.mirrorForPrompts(note)
  updateInBackground(context, note)
  if (!note?.running) return
  const { running } = note
  const state = running.pausedAt === null ? 'running' : 'paused'
  const parts: Record<string, string> = {
    task: running.title,
    project: running.project ?? t('tasks.no_project'),
    elapsed: clock(elapsedSeconds(running)),
    state: t(`timer.${state}`),
    glyph: terminal.glyph(state),
    company: context.company ?? '',
  }
  const text = format
    .replaceAll('\\n', '\n')
    .replace(/\{(\w+)\}/g, (_, name: string) => terminal.show(parts[name] ?? ''))
  const minutes = Math.floor(ageOf(note) / 60_000)
  const age = ageOf(note) > STALE_MS ? ` (${t('timer.stale', { minutes })})` : ''
  // Before the blank that parts the segment from the prompt behind it.
  print(text.replace(/\s*$/, (blank) => age + blank))
}
