import { useMemo, useSyncExternalStore } from 'react'
import { newKey } from '@/lib/server/repeat_key'
import { storedUserId } from '@/lib/session/session_storage'
import { serverNow } from '@/lib/time/server_clock'

/**
 * The timer's journal: pauses and resumes that the server does not know yet. A click only adds a line to it, without any
 * call (specification, section 4). The lines are kept in this browser, so they survive reloads; `deliver_journal.ts`
 * sends them afterwards, in order.
 */
export interface Click extends Moment {
  id: string
  kind: 'pause' | 'resume'
  entryId: string
}

/** A moment of this browser. */
export interface Moment {
  /** In ms of the server's clock, by the offset of the clocks that was known then. */
  at: number
  /** In ms of this browser's clock; a time that a person has typed has none. */
  localAt?: number
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

export const addClick = (kind: Click['kind'], entryId: string) =>
  writeJournal([...readJournal(), { id: newKey(), kind, entryId, ...thisMoment() }])

export const removeClicks = (ids: readonly string[]) =>
  writeJournal(readJournal().filter((click) => !ids.includes(click.id)))

/** The undelivered clicks of an entry; none for undefined. */
export const clicksOf = (entryId: string | undefined) =>
  readJournal().filter((click) => click.entryId === entryId)

/** An entry that began in this browser has its name of the server from now on. */
export function moveClicks(from: string, to: string) {
  const clicks = readJournal()
  if (!clicks.some(({ entryId }) => entryId === from)) return
  writeJournal(clicks.map((one) => (one.entryId === from ? { ...one, entryId: to } : one)))
}

/** The clocks of page and server differ by the transfer and by whole seconds. */
const TOLERANCE_MS = 5000

/**
 * Milliseconds since a moment, best known just after an answer of the server. The clock of the page is never wrong but
 * stops while the computer sleeps, so it is a lower bound. When somebody sets the clock of the computer without a
 * connection, either the server's time of the moment is wrong (set before it) or the difference of the computer's own times
 * (set after it). A wrong one is too long, or below the bound: the shorter of those that are possible counts.
 */
export function ageOf({ at, localAt, tick, page }: Moment) {
  const now = thisMoment()
  const least = page === now.page ? Math.max(0, now.tick - tick) : 0
  const ages = [now.at - at, ...(localAt === undefined ? [] : [Date.now() - localAt])]
  const possible = ages.filter((age) => age >= least - TOLERANCE_MS)
  return Math.round(Math.max(least, possible.length > 0 ? Math.min(...possible) : least))
}

export const thisMoment = (): Moment => ({
  at: serverNow(),
  localAt: Date.now(),
  tick: performance.now(),
  page: performance.timeOrigin,
})

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
