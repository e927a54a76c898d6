import i18next from 'i18next'
import { showDone, showRefusal } from '@/components/toast'
import { api } from '@/lib/server/api'
import { storedUserId } from '@/lib/session/session_storage'
import { addDays, type Day } from '@/lib/time/days'
import { offerUndo } from '../entries/entry_changes'
import { refreshTasks } from '../refresh_tasks'
import type { WeekTask } from './week_rows'

const text = (key: string, values = {}) => i18next.t(`week.${key}`, { ns: 'tasks', ...values })

/** The own tasks with time in the week before a Monday. None are said, and a failure is shown. */
export async function lastWeeksTasks(monday: Day): Promise<WeekTask[]> {
  try {
    const query = {
      from: addDays(monday, -7),
      to: addDays(monday, -1),
      userId: storedUserId() ?? '',
    }
    const entries = await api('GET', '/api/time-entries', { query })
    if (entries.length === 0) showDone(text('nothing_before'))
    return entries.map(({ task }) => task)
  } catch (failure) {
    console.warn('The week before could not be read.', failure)
    showRefusal(failure)
    return []
  }
}

/** Enters the hours of the week before once more, and offers to undo all of them at once. */
export async function copyHours(monday: Day) {
  try {
    const { copied, leftOut } = await api('POST', '/api/week-copies', {
      body: { weekStart: monday },
    })
    const done = text('copied', { count: copied })
    const message = leftOut > 0 ? `${done} ${text('left_out', { count: leftOut })}` : done
    if (copied > 0) await offerUndo(message)
    else showDone(leftOut > 0 ? message : text('nothing_before'))
  } catch (failure) {
    console.warn('The week was not copied.', failure)
    showRefusal(failure)
  }
  refreshTasks()
}
