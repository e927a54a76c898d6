import { outboundFetch } from '#core/outbound/outbound_fetch'

/** Until a model begins to answer: one that runs on the company's own machine reads for a while first. */
const WAIT_MS = 60_000
const IDLE_MS = 30_000
const TOTAL_MS = 120_000
const MOST_BYTES = 2_000_000

/** The requests of one question and everything they sent. */
export class Meter {
  requests = 0
  /** JSON of the messages of the last request; it repeats those before. The key is in a header. */
  messages = '[]'
  readonly #send = outboundFetch({
    waitMs: WAIT_MS,
    idleMs: IDLE_MS,
    totalMs: TOTAL_MS,
    mostBytes: MOST_BYTES,
  })
  readonly #claim: () => Promise<void>

  /** @param claim counts a request towards the limit, or throws */
  constructor(claim: () => Promise<void>) {
    this.#claim = claim
  }

  readonly fetch = async (input: string | URL | Request, init?: RequestInit) => {
    await this.#claim()
    this.requests += 1
    this.messages = messagesOf(init?.body)
    return this.#send(input, init)
  }
}

/** Tools are the same in each request and are left out. */
function messagesOf(body: unknown) {
  if (typeof body !== 'string') return '[]'
  const { messages }: { messages?: unknown } = JSON.parse(body)
  return JSON.stringify(messages ?? [])
}
