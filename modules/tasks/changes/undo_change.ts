import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { RetryTransaction } from '#core/database/transaction_failures'
import { conflict, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import { reachesAll, type Viewer } from '#modules/tasks/reach'
import { recordChange } from './record_change.js'
import { restoreEntries } from './restore_entries.js'
import {
  latestChange,
  lockChange,
  statesAfter,
  statesBefore,
  type TimeChangeRow,
  type Who,
} from './time_change_row.js'

type Asker = Viewer & { company: Pick<CompanyScope, 'timeZone'> }

const REVERSE = `
  update time_changes set reversed_by = ? where company_id = ? and id = ? and reversed_by is null`
const MAKE_AGAIN = `
  update time_changes set reversed_by = null where company_id = ? and id = ? and reversed_by = ?`

/**
 * Takes back a change of time that the viewer made: the given one, else the latest that is not taken back. Taking back
 * an undo makes its change again. Only inside inTx.
 * @returns the id of the change that has done so
 * @throws 404 for a change of somebody else, 409 `nothing_to_undo`, 409 `already_undone`, and as restoreEntries
 */
export async function undoChange(viewer: Asker, wishedId?: string): Promise<string> {
  const isOwnTime = !reachesAll(viewer)
  const who = { company: viewer.company, userId: viewer.caller.userId, isOwnTime }
  const chosen = await chooseChange(who, wishedId)
  if (!reachesAll(viewer) && chosen.person_id !== who.userId) throw notFound()
  await TimeEntry.lockTimeOf(chosen.person_id)
  if (!wishedId && (await latestChange(who))?.id !== chosen.id) throw new RetryTransaction()
  const asked = await lockChange(who, chosen.id)
  const rootId = asked?.reverses_id ?? chosen.id
  const root = asked?.id === rootId ? asked : await lockChange(who, rootId)
  if (!asked || !root) throw notFound()
  return asked.kind === 'undo' ? makeAgain(viewer, root, asked) : takeBack(viewer, root)
}

async function chooseChange(who: Who, id?: string) {
  if (id === undefined) {
    const latest = await latestChange(who)
    if (!latest) throw conflict('tasks.nothing_to_undo')
    return latest
  }
  const chosen = await lockChange(who, id)
  if (!chosen) throw notFound()
  return chosen
}

async function takeBack(viewer: Asker, root: TimeChangeRow) {
  if (root.reversed_by !== null) throw conflict('tasks.already_undone')
  const id = await run(viewer, root, 'undo')
  assertOneRow(await changeRows(REVERSE, [id, viewer.company.id, root.id]))
  return id
}

async function makeAgain(viewer: Asker, root: TimeChangeRow, undo: TimeChangeRow) {
  if (root.reversed_by !== undo.id) throw conflict('tasks.already_undone')
  const id = await run(viewer, root, 'redo')
  assertOneRow(await changeRows(MAKE_AGAIN, [viewer.company.id, root.id, undo.id]))
  return id
}

async function run(viewer: Asker, root: TimeChangeRow, kind: 'undo' | 'redo') {
  const id = newId()
  const { company, caller } = viewer
  const [before, after] = [statesBefore(root), statesAfter(root)]
  const step = kind === 'undo' ? { from: after, to: before } : { from: before, to: after }
  await recordChange(
    {
      company,
      userId: caller.userId,
      personId: root.person_id,
      kind,
      id,
      reversesId: root.id,
    },
    () => restoreEntries(viewer, root.person_id, step)
  )
  return id
}
