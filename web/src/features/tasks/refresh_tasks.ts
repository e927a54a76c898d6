import { tellLive } from '@/lib/live/live'

/** Refreshes every list and figure of this feature after a change. */
export function refreshTasks() {
  tellLive({ kind: 'task', id: '' })
}
