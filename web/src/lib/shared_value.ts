import { useSyncExternalStore } from 'react'

/**
 * One value that code reads and components follow. It does without the state library, for which the sign-in
 * page would have to wait.
 */
export function sharedValue<T>(first: T) {
  const listeners = new Set<() => void>()
  let value = first
  const get = () => value
  const follow = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(follow, get),
  }
}
