import i18next from 'i18next'
import { type ActiveTimer, followBreaks, setActiveTimer } from '@/features/timer/parts'
import { api } from '@/lib/server/api'
import { serverNow } from '@/lib/time/server_clock'
import { change, trimTimer } from '../entries/entry_changes'

const text = (key: string) => i18next.t(key, { ns: 'tasks' })

/** Takes the time off as a break; the timer runs on. @param since in ms of the server's clock @returns whether it worked */
export const discardIdle = ({ entryId }: ActiveTimer, since: number) =>
  change(text('idle.discarded'), async () => {
    const lastedMs = Math.max(0, Math.round(serverNow() - since))
    const { timeEntry } = await api('POST', '/api/time-entries/:id/breaks', {
      params: { id: entryId },
      body: { ageMs: lastedMs, lastedMs },
    })
    followBreaks(timeEntry)
  })

/** Ends the timer before the time. */
export async function stopBefore(at: string) {
  const isDone = await trimTimer(at, text('idle.stopped'))
  if (isDone) setActiveTimer(null)
  return isDone
}

/** Makes an entry of the time, on the same or another task; the timer runs on after it. */
export const splitIdle = ({ entryId }: ActiveTimer, since: number, taskId: string) =>
  change(text('idle.parted'), () =>
    api('POST', '/api/time-entries/:id/split', {
      params: { id: entryId },
      body: {
        at: new Date(since).toISOString(),
        // A second ago, because the clocks may differ a little and the timer has to run on.
        until: new Date(serverNow() - 1000).toISOString(),
        taskId,
      },
    })
  )
