import type { Context } from '../context.js'
import { Failure } from '../failures/failure.js'
import { hasWords } from '../find.js'
import { chooseTask } from '../resolve_task.js'
import type { HereWithCaller } from '../server/here.js'
import { momentWithout, type ServerMoment } from '../server/server_moment.js'
import type { TrackedTask } from '../timer/timer_state.js'
import type { JournalChange } from './journal.js'
import { knownTasks } from './known_tasks.js'
import { knownZone } from './known_zone.js'
import type { OfflineWork } from './stint.js'

/** The journal with what runs, as far as this machine knows. */
export function workHere(context: Context): OfflineWork {
  return { stints: context.journal()?.stints ?? [], running: context.timerNote().read()?.running }
}

/** The time as far as this machine knows it, and the zone of the company that was seen last, else that of the machine. */
export function placeHere(context: Context): HereWithCaller {
  const { profile } = context.client().account
  const userId = profile?.userId ?? ''
  const machineZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return {
    now: momentWithout(context.timerNote().read()?.seen).at,
    timeZone: knownZone(process.env, userId) ?? machineZone,
    userId,
  }
}

/** Changes the journal, then the note, which only shows what it says. */
export function changeJournal(
  context: Context,
  kind: JournalChange['kind'],
  step: (work: OfflineWork, now: ServerMoment) => OfflineWork
) {
  const note = context.timerNote()
  const state = note.read()
  const now = momentWithout(state?.seen)
  let before: OfflineWork = { stints: [] }
  let after = before
  context.journal()?.change(
    (stints) => {
      before = { stints, running: state?.running }
      after = step(before, now)
      return after.stints
    },
    () => ({ kind, title: titleOf(before, after), before })
  )
  note.write({ running: after.running, seen: now })
  return { now, after }
}

/** The task that a change is about: that of the stint which it made or changed, else of what ran. */
function titleOf(before: OfflineWork, after: OfflineWork) {
  const changed = after.stints.findLast((stint) => !before.stints.includes(stint))
  const gone = before.stints.find((stint) => !after.stints.includes(stint))
  return (changed ?? gone ?? after.running ?? before.running)?.title ?? ''
}

/** The name of a task: words, perhaps with those of a project, or its id. */
export type WantedHere = string | { _id: string } | { task: string; project: string }

/**
 * A task among those that were seen last.
 * @throws the failure of the connection where none were seen, `no_such_task`, `many_tasks`
 */
export function taskHere(context: Context, wanted: WantedHere, failure: unknown): TrackedTask {
  const { profile } = context.client().account
  const known = profile && knownTasks(process.env, profile.userId)
  if (!known) throw failure
  const task =
    typeof wanted === 'string'
      ? chooseTask(known, wanted)
      : '_id' in wanted
        ? known.find(({ _id }) => _id === wanted._id)
        : chooseTask(inProject(known, wanted.project), wanted.task)
  if (!task) throw failure
  return { taskId: task._id, title: task.title, project: task.project?.name ?? null }
}

const inProject = <T extends { project: { name: string } | null }>(tasks: T[], words: string) =>
  words
    ? tasks.filter(({ project }) => project && hasWords(project.name, words.replaceAll('-', ' ')))
    : tasks

/** The refusal of what only the server can do. @param reason the end of the key of its text */
export function needsServer(context: Context, reason: string) {
  const { host } = context.client().account
  return new Failure('needs_server', {
    values: { host, reason: context.t(`offline.needs.${reason}`) },
  })
}
