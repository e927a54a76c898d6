import { useMemo, useSyncExternalStore } from 'react'
import { newKey } from '@/lib/repeat_key'
import { serverNow } from '@/lib/server_clock'
import { storedUserId } from '@/lib/session_storage'

/**
 * The timer's journal: pauses and resumes that the server does not know yet. A click only adds a line to it, without any
 * call (specification, section 4). The lines are kept in this browser, so they survive reloads; `deliver_journal.ts`
 * sends them afterwards, in order.
 */
export interface Click {
  id: string
  kind: 'pause' | 'resume'
  entryId: string
  /** When it happened, in ms of the server's clock. */
  at: number
  /** The same on the monotonic clock of the page that was open, which no change of the computer's clock moves. */
  tick: number
  page: number
}

const PREFIX = 'timer-journal:'
const CHANGED = 'timerJournalChange'
const NOTHING = '[]'

/** Each person has a journal of their own: the next one to sign in must not send it. */
const journalKey = () => PREFIX + (storedUserId() ?? '')

const rawJournal = () => localStorage.getItem(journalKey()) ?? NOTHING

export const readJournal = (): Click[] => parseJournal(rawJournal())

export function addClick(kind: Click['kind'], entryId: string) {
  const { timeOrigin: page } = performance
  const click = { id: newKey(), kind, entryId, at: serverNow(), tick: performance.now(), page }
  writeJournal([...readJournal(), click])
}

export const removeClick = (id: string) =>
  writeJournal(readJournal().filter((click) => click.id !== id))

/**
 * Milliseconds since a click. A computer that slept stops the page's clock, and one whose clock is set moves the other:
 * of the two the longer age counts.
 */
export function ageOf({ at, tick, page }: Click) {
  const onPage = page === performance.timeOrigin ? performance.now() - tick : 0
  return Math.max(0, Math.round(Math.max(onPage, serverNow() - at)))
}

/** Calls back after each change of the journal, in this tab and in others. Returns what ends it. */
export function onJournalChange(changed: () => void) {
  window.addEventListener('storage', changed)
  window.addEventListener(CHANGED, changed)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener(CHANGED, changed)
  }
}

/** The undelivered clicks of an entry. */
export function useJournal(entryId: string | undefined): Click[] {
  const text = useSyncExternalStore(onJournalChange, rawJournal)
  return useMemo(
    () => parseJournal(text).filter((click) => click.entryId === entryId),
    [text, entryId]
  )
}

function writeJournal(clicks: Click[]) {
  if (clicks.length > 0) localStorage.setItem(journalKey(), JSON.stringify(clicks))
  else localStorage.removeItem(journalKey())
  window.dispatchEvent(new Event(CHANGED))
}

function parseJournal(text: string): Click[] {
  try {
    return JSON.parse(text)
  } catch (failure) {
    console.warn('The timer’s journal could not be read.', failure)
    return []
  }
}
