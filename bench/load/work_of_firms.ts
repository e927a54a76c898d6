import type { OpenFirm } from '../data/firms/firm.js'
import { FIRST_PAGE } from '../operations/list.js'
import { wire } from './connection.js'

interface Asked {
  request: string
  answered?: (body: Buffer) => void
}

/** The next request of one person of a firm. */
type Act = (work: WorkOfFirms, firm: FirmAtWork, token: string) => Asked

/** A firm with the drafts that it wrote and has not issued, and the timers of its people. */
interface FirmAtWork extends OpenFirm {
  drafts: string[]
  running: Set<string>
  /** Those whose start or stop is under way. */
  clicked: Set<string>
}

const get =
  (path: string): Act =>
  (_work, _firm, token) => ({ request: wire('GET', path, { token }) })
const post = (path: string, token: string, body: unknown = {}) =>
  wire('POST', path, { token, body })

const LINES = [
  { description: 'Konzeption', quantity: 2.5, unit: 'Std.', unitPrice: 95, taxRate: 19 },
  { description: 'Umsetzung', quantity: 12, unit: 'Std.', unitPrice: 85.5, taxRate: 19 },
]

const invoice: Act = (work, { paidIds }, token) => ({
  request: wire('GET', `/api/invoices/${work.oneOf(paidIds)}`, { token }),
})
const client: Act = (work, { clientIds }, token) => ({
  request: wire('GET', `/api/clients/${work.oneOf(clientIds)}`, { token }),
})
const draft: Act = (work, firm, token) => ({
  request: post('/api/invoices', token, { clientId: work.oneOf(firm.clientIds), lines: LINES }),
  answered: (body) => firm.drafts.push(JSON.parse(body.toString())._id),
})
/** Issues the oldest draft; a firm without one writes one. */
const issue: Act = (work, firm, token) => {
  const id = firm.drafts.shift()
  return id ? { request: post(`/api/invoices/${id}/issue`, token) } : draft(work, firm, token)
}
const payment: Act = (work, { unpaidIds, paidIds }, token) =>
  unpaidIds.length > 0
    ? { request: post(`/api/invoices/${work.oneOf(unpaidIds)}/payments`, token, { amount: 0.01 }) }
    : { request: wire('GET', `/api/invoices/${work.oneOf(paidIds)}`, { token }) }
/** Starts a timer, or stops the one that runs; while the one before is under way, the person looks at it. */
const timer: Act = (work, { taskIds, running, clicked }, token) => {
  if (clicked.has(token)) return { request: wire('GET', '/api/timer', { token }) }
  clicked.add(token)
  const isStop = running.delete(token)
  const path = isStop ? '/api/timer/stop' : `/api/tasks/${work.oneOf(taskIds)}/time/start`
  return {
    request: post(path, token),
    answered: () => {
      clicked.delete(token)
      if (!isStop) running.add(token)
    },
  }
}

/**
 * The model: what the people of a firm ask, in a hundred requests. Three quarters of an owner's are lists, invoices and
 * what pages ask in the background; those who track time look at their tasks and start and stop timers. One request in
 * six writes.
 */
const OWNER: [share: number, act: Act][] = [
  [20, get(FIRST_PAGE)],
  [18, invoice],
  [14, get('/api/invoices?attention=1&pageSize=50')],
  [10, get('/api/dashboard')],
  [8, get('/api/timer')],
  [6, get('/api/clients?pageSize=50')],
  [6, client],
  [4, get('/api/invoices?search=Kelmendi&pageSize=50')],
  [6, draft],
  [5, issue],
  [3, payment],
]
const TRACKING: [share: number, act: Act][] = [
  [40, get('/api/timer')],
  [28, get('/api/tasks/my-tasks')],
  [16, get('/api/time-entries?pageSize=50')],
  [16, timer],
]

/** Draws what happens next in one of many firms, the same in every run. */
export class WorkOfFirms {
  readonly #firms: FirmAtWork[]
  #seed = 1

  constructor(firms: readonly OpenFirm[]) {
    this.#firms = firms.map((firm) => ({
      ...firm,
      drafts: [],
      running: new Set(),
      clicked: new Set(),
    }))
  }

  next(): Asked {
    const firm = this.oneOf(this.#firms)
    const isOwner = this.#random() < 0.5
    const [owner, ...tracking] = firm.tokens
    const token = isOwner ? owner : this.oneOf(tracking)
    return this.#drawn(isOwner ? OWNER : TRACKING)(this, firm, token)
  }

  oneOf<T>(some: readonly T[]): T {
    return some[Math.floor(this.#random() * some.length)]
  }

  #drawn(acts: [share: number, act: Act][]): Act {
    let left = this.#random() * 100
    const drawn = acts.find(([share]) => {
      left -= share
      return left < 0
    })
    return (drawn ?? acts[0])[1]
  }

  /** mulberry32 */
  #random() {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
