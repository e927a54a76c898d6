import { openStream } from '../server/api'
import { checkConnection } from '../server/check_connection'
import { eventReader, type LiveEvent } from './event_lines'

type Listener = (event: LiveEvent) => void

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
/** The server gives a sign of life every 25 seconds. */
const LONGEST_SILENCE_MS = 60_000

const EVERYTHING: LiveEvent = { kind: 'all', id: '' }

const listeners = new Set<Listener>()

/** Calls back for every change made on the server or in this tab. Returns a function that ends it. */
export function onLiveEvent(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Announces a change of this tab, without waiting for the server's event. */
export function tellLive(event: LiveEvent) {
  for (const listener of [...listeners]) listener(event)
}

/**
 * Follows `GET /api/events` as long as the page lives. A browser opens few connections to one server,
 * so of all tabs one holds the stream and passes the events on to the others. Returns what ends it.
 */
export function followLive() {
  const end = new AbortController()
  const others = new BroadcastChannel('kontor-live')
  others.onmessage = ({ data }: MessageEvent<LiveEvent>) => tellLive(data)
  const tell: Listener = (event) => {
    tellLive(event)
    others.postMessage(event)
  }
  inOneTab(() => keepStream(tell, end.signal), end.signal).catch((failure: unknown) => {
    if (!end.signal.aborted) console.warn('Live changes are not followed.', failure)
  })
  return () => {
    end.abort()
    others.close()
  }
}

/** Locks are missing outside secure contexts (plain http on a local network): then each tab streams. */
async function inOneTab(work: () => Promise<void>, signal: AbortSignal) {
  if (!navigator.locks) return work()
  await navigator.locks.request('kontor-live', { signal }, work)
}

/**
 * Streams. When the stream cannot be opened or breaks off, everything is read again with growing waits until it works:
 * that is the polling of a browser without a stream.
 */
async function keepStream(tell: Listener, signal: AbortSignal) {
  let wait = FIRST_WAIT_MS
  let hasGap = false
  while (!signal.aborted) {
    try {
      const stream = await openStream('/api/events', signal)
      if (hasGap) tell(EVERYTHING)
      wait = FIRST_WAIT_MS
      await readStream(stream, tell)
    } catch (failure) {
      if (signal.aborted) return
      console.info('Live changes come by polling for now.', failure)
    }
    hasGap = true
    // The stream is the first to notice that the server is gone.
    if (!signal.aborted) void checkConnection()
    await delay(wait)
    if (!signal.aborted) tell(EVERYTHING)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

/** Ends when the stream does, or when it has been silent for longer than a living one can be. */
async function readStream(stream: ReadableStream<Uint8Array>, tell: Listener) {
  const read = eventReader()
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  for (;;) {
    const silence = setTimeout(() => void reader.cancel(), LONGEST_SILENCE_MS)
    const { done, value } = await reader.read().finally(() => clearTimeout(silence))
    if (done) return
    for (const event of read(decoder.decode(value, { stream: true }))) tell(event)
  }
}

const delay = (ms: number) => new Promise((done) => setTimeout(done, ms))
