import { api } from '@/lib/api'
import { storedUserId } from '@/lib/session_storage'
import { type Pause, pausedEntries, pausedMs, readPause, writePause } from './pause'
import type { TimeEntry } from './tracked_task'

type EndedEntry = Pick<TimeEntry, '_id' | 'startTime' | 'endTime' | 'breakSeconds' | 'version'>

/**
 * Sends the breaks of an ended entry as its break. They are taken out of the storage first, so that two
 * tabs never send them twice, and put back when the call fails, which it then throws.
 */
export async function settlePause(entry: EndedEntry) {
  const pause = readPause(entry._id)
  if (!pause || entry.endTime === null) return
  writePause(entry._id, undefined)
  const breakSeconds = breakOf(entry, pause, entry.endTime)
  if (breakSeconds === entry.breakSeconds) return
  try {
    await api('PATCH', '/api/time-entries/:id', {
      params: { id: entry._id },
      body: { breakSeconds, version: entry.version },
    })
  } catch (failure) {
    writePause(entry._id, pause)
    throw failure
  }
}

/** The entry's break with the pauses, at most the whole entry. */
function breakOf(entry: EndedEntry, pause: Pause, endTime: string) {
  const length = Math.floor((Date.parse(endTime) - Date.parse(entry.startTime)) / 1000)
  const paused = Math.round(pausedMs(pause, Date.parse(endTime)) / 1000)
  return Math.min(length, entry.breakSeconds + paused)
}

/** Settles what has ended without this browser: stopped in the terminal, or by another timer. */
export async function settleEnded(runningEntryId: string | undefined) {
  for (const entryId of pausedEntries()) {
    const pause = readPause(entryId)
    if (entryId === runningEntryId || !pause || pause.userId !== storedUserId()) continue
    const entries = await api('GET', '/api/time-entries', {
      query: { taskId: pause.taskId },
    })
    const entry = entries.find(({ _id }) => _id === entryId)
    if (entry) await settlePause(entry)
    else writePause(entryId, undefined)
  }
}
