import { useSyncExternalStore } from 'react'

/** That nobody was at the computer while a timer ran, to be answered in one of the tabs. */
export interface IdleTime {
  entryId: string
  /** The last input before, in ms of the server's clock. */
  since: number
}

const KEY = 'timer-idle'
const CHANGED = 'timerIdleChange'

/** Asks in all tabs, and again after a reload, until it is answered. */
export const askAboutIdle = (idle: IdleTime) => store(JSON.stringify(idle))

export const settleIdle = () => store(null)

export function useIdleQuestion(): IdleTime | null {
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY))
  return stored === null ? null : parse(stored)
}

export const isAskedAboutIdle = () => localStorage.getItem(KEY) !== null

function store(value: string | null) {
  if (value === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, value)
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}

function parse(stored: string): IdleTime | null {
  try {
    const { entryId, since } = JSON.parse(stored)
    return typeof entryId === 'string' && typeof since === 'number' ? { entryId, since } : null
  } catch {
    return null
  }
}
