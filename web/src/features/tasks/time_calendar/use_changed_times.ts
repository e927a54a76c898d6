import i18next from 'i18next'
import { useRef, useState } from 'react'
import { api } from '@/lib/server/api'
import { change } from '../entries/entry_changes'
import type { TimeEntryWithTask } from '../task'
import { spanOf } from './blocks'
import type { Span } from './day_scale'
import type { PendingSpans } from './pending'

/** Keys change an entry several times in a second: their toasts take turns. */
const SERIES = 'time_calendar'

/** Changes come one after another: each needs the version that the one before has left, and offers to undo its own. */
let last: Promise<unknown> = Promise.resolve()

/** Gives entries other times, which are shown at once; each change can be undone from its toast. */
export function useChangedTimes() {
  const [pending, setPending] = useState<PendingSpans>({})
  const versions = useRef(new Map<string, number>())
  const save = async (entry: TimeEntryWithTask, span: Span) => {
    const { _id } = entry
    const isSaved = await change(
      i18next.t('changed', { ns: 'time_calendar', title: entry.task.title }),
      async () => {
        const version = Math.max(entry.version, versions.current.get(_id) ?? 0)
        const saved = await api('PATCH', '/api/time-entries/:id', {
          params: { id: _id },
          body: { ...timesOf(entry, span), version },
        })
        versions.current.set(_id, saved.version)
      },
      SERIES
    )
    setPending((all) => {
      // A later change of the same entry is shown until it is saved too.
      if (all[_id]?.start !== span.start || all[_id]?.end !== span.end) return all
      const { [_id]: _, ...others } = all
      const version = versions.current.get(_id)
      return isSaved && version ? { ...others, [_id]: { ...span, version } } : others
    })
  }
  return {
    pending,
    give: (entry: TimeEntryWithTask, span: Span) => {
      setPending((all) => ({ ...all, [entry._id]: span }))
      last = last.then(() => save(entry, span))
    },
  }
}

/** Moved time keeps its break as a sum, because measured breaks would be cut to the new times. */
function timesOf(entry: TimeEntryWithTask, { start, end }: Span) {
  const { start: wasStart, end: wasEnd } = spanOf(entry, Date.now())
  const isMoved = end - start === wasEnd - wasStart && start !== wasStart
  return {
    startTime: new Date(start).toISOString(),
    endTime: new Date(end).toISOString(),
    ...(isMoved && { breakSeconds: entry.breakSeconds }),
  }
}
