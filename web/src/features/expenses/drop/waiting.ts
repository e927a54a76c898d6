import { useSyncExternalStore } from 'react'

let waiting: readonly File[] = []
const listeners = new Set<() => void>()

function change(files: readonly File[]) {
  waiting = files
  for (const tell of listeners) tell()
}

/** Lets files wait until the receipt before them is recorded. */
export const letWait = (files: readonly File[]) => change([...waiting, ...files])

/** The file that comes next, which no longer waits; undefined for none. */
export function takeNextWaiting(): File | undefined {
  const [next, ...others] = waiting
  change(others)
  return next
}

/** All of them, which no longer wait. */
export function takeAllWaiting(): readonly File[] {
  const files = waiting
  change([])
  return files
}

/** The files that wait, as they come and go. */
export const useWaiting = (): readonly File[] =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    () => waiting
  )
