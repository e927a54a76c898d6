import i18next from 'i18next'
import { showFailure } from '@/components/toast'
import { beforeClearing } from '@/lib/before_clearing'
import { onLiveEvent, tellLive } from '@/lib/live/live'
import { api } from '@/lib/server/api'
import { failureText, HttpFailure } from '@/lib/server/http_failure'
import { storedToken } from '@/lib/session/session_storage'
import { ageOf, type Click, onJournalChange, readJournal, removeClicks } from './journal'
import { keepBreaksHere } from './offline/record_here'
import { sendStints } from './offline/send_stints'
import { entryOf, isLocal, isWaiting } from './offline/stint'
import {
  forgetStints,
  loadStints,
  onStintsChange,
  reportUnreadable,
  stintsHere,
} from './offline/stints'
import { followBreaks } from './timer_state'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
/** The clocks may have been set since an older click: they are compared before it is sent. */
const LATE_MS = 5000
/** A connection that hangs must not keep the other tabs waiting. */
const LONGEST_CALL_MS = 15_000

/** Answers that mean that the entry has no such break any more, and never will. */
const SETTLED = ['not_running', 'not_paused', 'not_found']
/** An earlier try of the same click, whose answer came too late or never, has been carried out. */
const DONE_BEFORE = 'idempotency_key_reused'
/** An earlier try is being carried out. */
const IN_PROGRESS = 'idempotency_key_running'

/**
 * Sends the clicks of the journal, and the stints that were recorded without a connection, one after the other, as soon as
 * there are some, and tries again until each is answered. Of several tabs one sends at a time. Returns what ends it.
 */
export function deliverJournal() {
  let retry: ReturnType<typeof setTimeout> | undefined
  let waitMs = FIRST_WAIT_MS
  let isSending = false
  let isOver = false

  const deliver = async () => {
    if (isSending || isOver) return
    isSending = true
    clearTimeout(retry)
    try {
      // Again for a click that came just as the last one was answered.
      while (hasWork()) await inOneTab(sendAll)
      waitMs = FIRST_WAIT_MS
    } catch (failure) {
      console.info('The timer’s journal is sent later.', failure)
      retry = setTimeout(deliver, waitMs)
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    }
    isSending = false
  }

  // After the click is over: its own code makes no call.
  const endJournal = onJournalChange(() => setTimeout(deliver))
  const endStints = onStintsChange(() => setTimeout(deliver))
  const endClearing = beforeClearing(keepBreaksHere)
  // The stream of changes is back, so the server is.
  const endLive = onLiveEvent(({ kind }) => kind === 'all' && void deliver())
  window.addEventListener('online', deliver)
  void loadStints().catch(reportUnreadable).then(deliver)
  return () => {
    isOver = true
    clearTimeout(retry)
    forgetStints()
    endJournal()
    endStints()
    endClearing()
    endLive()
    window.removeEventListener('online', deliver)
  }
}

/** Locks are missing outside secure contexts (plain http on a local network); a click that is sent twice counts once. */
const inOneTab = (work: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request('kontor-timer-journal', work) : work()

const hasWork = () =>
  storedToken() !== undefined && (readClicks().length > 0 || stintsHere().some(isWaiting))

/** Clicks of entries that the server knows; those of others, and later ones of a stint that waits, are sent with it. */
function readClicks() {
  const waiting = new Set(stintsHere().filter(isWaiting).map(entryOf))
  return readJournal().filter(({ entryId }) => !isLocal(entryId) && !waiting.has(entryId))
}

async function sendAll() {
  await sendClicks()
  await sendStints()
}

async function sendClicks() {
  for (;;) {
    const [click, next] = readClicks()
    if (!click || !storedToken()) return
    if (ageOf(click) > LATE_MS) await api('GET', '/api/timer', callOptions())
    const end = endOf(click, next)
    const settled = [click.id]
    try {
      const { timeEntry } = await send(click, end)
      followBreaks(timeEntry)
      tellLive({ kind: 'timer', id: timeEntry.task._id })
      // A break that is known as a whole needs no end; one that an earlier try left open does.
      if (end && timeEntry.pausedAt === null) settled.push(end.id)
    } catch (failure) {
      if (isTemporary(failure)) throw failure
      if (hasCode(failure, DONE_BEFORE)) await followServer()
      else reportLost(failure)
    }
    removeClicks(settled)
  }
}

/** The click that ended the break of a pause. */
function endOf(pause: Click, next: Click | undefined) {
  if (pause.kind !== 'pause' || next?.kind !== 'resume') return undefined
  return next.entryId === pause.entryId ? next : undefined
}

/**
 * Each try of a click has the same key but another age. So the server carries out one of them, also when an earlier try
 * hung and arrives after a later one.
 */
function send(click: Click, end: Click | undefined) {
  const ageMs = ageOf(click)
  const call = { params: { id: click.entryId }, idempotencyKey: click.id, ...callOptions() }
  if (click.kind === 'resume') {
    return api('POST', '/api/time-entries/:id/breaks/end', { ...call, body: { ageMs } })
  }
  // A break that is over is sent as a whole, so that it cannot swallow a later one of another client.
  const body = { ageMs, ...(end && { lastedMs: Math.max(0, ageMs - ageOf(end)) }) }
  return api('POST', '/api/time-entries/:id/breaks', { ...call, body })
}

async function followServer() {
  const { timeEntry } = await api('GET', '/api/timer', callOptions())
  if (timeEntry) followBreaks(timeEntry)
}

const callOptions = () => ({ signal: AbortSignal.timeout(LONGEST_CALL_MS), outlivesPage: true })

function isTemporary(failure: unknown) {
  if (!(failure instanceof HttpFailure)) return true
  const { status } = failure
  if (hasCode(failure, IN_PROGRESS)) return true
  return status === 0 || status >= 500 || [401, 408, 425, 429].includes(status)
}

const hasCode = (failure: unknown, ...codes: string[]) =>
  failure instanceof HttpFailure && codes.includes(failure.code)

function reportLost(failure: unknown) {
  if (hasCode(failure, ...SETTLED)) {
    return console.info('Another client has settled the break of this click.', failure)
  }
  console.error('A break could not be saved.', failure)
  showFailure(`${i18next.t('break_failed', { ns: 'timer' })} ${failureText(failure, '')}`.trim())
}
