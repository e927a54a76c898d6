import type { Context } from './context.js'
import { isSignedOut } from './failures/failure.js'
import { deliverJournal } from './offline/deliver.js'
import { readTimer } from './timer/timer.js'
import { ageOf, type TimerState } from './timer/timer_note.js'

/** A note that is older is updated. */
const FRESH_MS = 30_000
/** Longer than an update can take; after a failed one, the next waits for the rest of this time. */
const LONGEST_UPDATE_MS = 20_000
const LONGEST_CALL_MS = 10_000

const isFresh = (state: TimerState | undefined) => state !== undefined && ageOf(state) < FRESH_MS

/**
 * Updates an old note in a separate process, one at a time, so that the prompt does not wait. Never fails.
 * @param state the present note
 */
export function updateInBackground(context: Context, state: TimerState | undefined) {
  if (!context.isSignedIn || isFresh(state)) return
  if (!context.timerNote().claimUpdate(LONGEST_UPDATE_MS)) return
  const [node, program = ''] = [process.execPath, process.argv[1]]
  const profile = context.profile ? ['--profile', context.profile] : []
  process
    .getBuiltinModule('node:child_process')
    .spawn(node, [program, 'status', '--update-note', ...profile], {
      detached: true,
      stdio: 'ignore',
    })
    .on('error', () => undefined)
    .unref()
}

/** The work of the background process. A failure is left to the next command that a person runs. */
export async function updateNote(context: Context) {
  const note = context.timerNote()
  setTimeout(() => process.exit(), LONGEST_CALL_MS).unref()
  try {
    context.client().withoutRenewal()
    // Another process may have ended its update between the look of the prompt at the note and this claim.
    const state = note.read()
    if (isFresh(state)) note.mirrorForPrompts(state)
    else {
      await deliverJournal(context)
      await readTimer(context)
    }
    note.endUpdate()
  } catch (error) {
    if (isSignedOut(error)) note.remove()
  }
}
