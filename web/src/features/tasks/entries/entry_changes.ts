import i18next from 'i18next'
import { showDone, showRefusal, showUndo } from '@/components/toast'
import { api } from '@/lib/server/api'
import { refreshTasks } from '../refresh_tasks'

const text = (key: string, values = {}) => i18next.t(key, { ns: 'tasks', ...values })

/** An entry that is changed, with what tells it apart from others. */
interface Entry {
  _id: string
}

/** Deletes a time entry; undo brings it back with its breaks and tags. */
export const deleteTimeEntry = ({ _id }: Entry) =>
  change(text('time.deleted_toast'), () =>
    api('DELETE', '/api/time-entries/:id', { params: { id: _id } })
  )

/** Splits a time entry in two. @param at an instant between its start and its end */
export const splitTimeEntry = ({ _id }: Entry, at: string) =>
  change(text('time.split_toast'), () =>
    api('POST', '/api/time-entries/:id/split', { params: { id: _id }, body: { at } })
  )

/** Moves a time entry to another task. */
export const moveTimeEntry = ({ _id }: Entry, taskId: string) =>
  change(text('time.moved_toast'), () =>
    api('PATCH', '/api/time-entries/:id', { params: { id: _id }, body: { taskId } })
  )

/** Makes one time entry of several of the same person and task. */
export const mergeTimeEntries = (entries: Entry[]) =>
  change(text('time.merged_toast', { count: entries.length }), () =>
    api('POST', '/api/time-entries/merge', { body: { ids: entries.map(({ _id }) => _id) } })
  )

/** Ends the running timer in the past. */
export const trimTimer = (at: string, message: string) =>
  change(message, () => api('POST', '/api/timer/trim', { body: { at } }))

/** Takes a change of time back, or makes an undone one again, and says which. */
export async function undoTimeChange(id: string) {
  try {
    const { description } = await api('POST', '/api/time-changes/undo', { body: { id } })
    showDone(description)
  } catch (failure) {
    console.warn('The change was not undone.', failure)
    showRefusal(failure)
  }
  refreshTasks()
}

/**
 * Makes a change of time and offers to undo it.
 * @param series of changes of which only the latest is offered to be undone
 * @returns whether it was made
 */
export async function change(
  message: string,
  work: () => Promise<unknown>,
  series?: string
): Promise<boolean> {
  try {
    await work()
    await offerUndo(message, series)
  } catch (failure) {
    console.warn('The change was not made.', failure)
    showRefusal(failure)
    refreshTasks()
    return false
  }
  refreshTasks()
  return true
}

/** Says that a change of time is made and offers to undo exactly that one. */
export async function offerUndo(message: string, series?: string) {
  const latest = await latestChange()
  if (latest) showUndo({ message, series, undo: () => void undoTimeChange(latest._id) })
  else showDone(message)
}

/** Undefined when it cannot be read: the change is made all the same. */
async function latestChange() {
  try {
    const [latest] = await api('GET', '/api/time-changes', { query: { pageSize: 1 } })
    return latest
  } catch (failure) {
    console.info('There is no undo without the latest change.', failure)
    return undefined
  }
}
