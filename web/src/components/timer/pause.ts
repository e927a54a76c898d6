import { useSyncExternalStore } from 'react'

/**
 * The breaks of a running entry, kept in this browser until the entry has ended: pausing makes no call
 * (specification, section 4), the break is sent at Stop so that nobody is billed for it (decisions, "Time").
 */
export interface Pause {
  taskId: string
  userId: string
  /** Breaks that are over. */
  ms: number
  /** When the present break began, in ms of this browser's clock; null while the timer counts. */
  since: number | null
}

const PREFIX = 'timer-pause:'
const CHANGED = 'timerPauseChange'

const raw = (entryId: string) => localStorage.getItem(PREFIX + entryId)

export function readPause(entryId: string): Pause | undefined {
  return parsed(raw(entryId))
}

export function writePause(entryId: string, pause: Pause | undefined) {
  if (pause) localStorage.setItem(PREFIX + entryId, JSON.stringify(pause))
  else localStorage.removeItem(PREFIX + entryId)
  window.dispatchEvent(new Event(CHANGED))
}

/** The entries whose breaks have not been sent. */
export const pausedEntries = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))

/** Milliseconds of all breaks up to an instant of this browser's clock. */
export function pausedMs(pause: Pause | undefined, until: number) {
  if (!pause) return 0
  return pause.ms + (pause.since === null ? 0 : Math.max(0, until - pause.since))
}

export function usePause(entryId: string | undefined): Pause | undefined {
  const text = useSyncExternalStore(subscribe, () => (entryId ? raw(entryId) : null))
  return parsed(text)
}

function subscribe(changed: () => void) {
  window.addEventListener('storage', changed)
  window.addEventListener(CHANGED, changed)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener(CHANGED, changed)
  }
}

function parsed(text: string | null): Pause | undefined {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch (failure) {
    console.warn('A kept break could not be read.', failure)
    return undefined
  }
}
