import type { Company, Invoice, Task } from '../../lib/server/answers.js'
import { answerOperator } from './fake_companies.js'
import { listInvoices } from './fake_invoices.js'
import { FakeServer, type Reply, type Seen } from './fake_server.js'
import { FakeTimer } from './fake_timer.js'
import { ok, refuse } from './replies.js'
import { tokenFor } from './token_for.js'

/** The answer to a right password has it where a code is due. */
const CHALLENGE = 'challenge of the sign-in'

const bearerOf = ({ headers }: Seen) => headers.authorization?.replace('Bearer ', '') ?? ''

/** The API's contract as far as the terminal client uses it, with its state in the open. */
export class FakeApi extends FakeServer {
  tokens = new Set<string>()
  user = {
    id: 'u1',
    email: 'erza@example.com',
    name: 'Erza Krasniqi',
    role: 'owner',
    isEmployee: false,
    isSuperAdmin: false,
    companyId: 'c1',
    language: 'en',
    showsOverdueBell: true,
  }
  password = 'correct horse battery'
  /** Of a second factor; empty without one. */
  code = ''
  /** Codes with which the questions of a waiting terminal are answered, one after the other; then it is signed in. */
  waitings: string[] = []
  tasks: Task[] = []
  invoices: Invoice[] = []
  companies: Company[] = []
  /** Answers of addresses that nothing else here answers. */
  others: Record<string, unknown> = {
    '/api/admin/checks': { checkedAt: '2026-11-26T09:00:00.000Z', checks: [] },
  }
  /** The companies of a person who belongs to several. */
  memberships: { companyId: string; name: string; role: string; isCurrent: boolean }[] = []
  /** Called before a call with an ended token is refused, so that another terminal can act meanwhile. */
  beforeRefusal = () => {}
  /** Answers no call that renews a token. */
  refusesRefresh = false
  /** The token that a replaced one is answered with when it comes once more. */
  #successors = new Map<string, string>()
  #timer = new FakeTimer(this)

  signIn(times: Parameters<typeof tokenFor>[0] = {}) {
    const token = tokenFor(times)
    this.tokens.add(token)
    return token
  }

  startTimer(task: Task, startTime = new Date()) {
    return this.#timer.begin(task, startTime)
  }

  /** Like the server, it takes a renewed token for a while longer: for commands that read it before the renewal. */
  isKnown(seen: Seen) {
    const token = bearerOf(seen)
    return this.tokens.has(token) || this.tokens.has(this.#successors.get(token) ?? '')
  }

  route(seen: Seen, query: URLSearchParams): Reply {
    const { method, path, body } = seen
    if (path === '/api/auth/login') return this.#login(body)
    if (path === '/api/auth/device-codes') return ok(this.#deviceCode())
    if (path === '/api/auth/device-tokens') {
      const waiting = this.waitings.shift()
      return waiting ? refuse(400, waiting, 'Not yet.') : this.#signedIn()
    }
    if (path === '/api/auth/refresh-token') return this.#refresh(body)
    if (!this.isKnown(seen)) {
      this.beforeRefusal()
      return refuse(401, 'not_signed_in', 'Sign in.')
    }
    if (path === '/api/auth/me') {
      const { memberships } = this
      return ok({ ...this.user, ...(memberships.length > 1 && { companies: memberships }) })
    }
    if (path === '/api/auth/memberships') return ok(this.memberships)
    if (path === '/api/auth/company-switches') return this.#switch(bearerOf(seen), body)
    if (path === '/api/auth/logout') {
      this.tokens.delete(bearerOf(seen))
      return ok({ success: true })
    }
    if (path === '/api/tasks/my-tasks') {
      return ok({ tasks: this.tasks.filter(({ status }) => status === 'open') })
    }
    if (path === '/api/tasks') {
      const wanted = query.get('status')
      return ok(this.tasks.filter(({ status }) => !wanted || status === wanted))
    }
    if (path === '/api/time-entries' && method === 'GET') return ok(this.others[path] ?? [])
    if (path === '/api/invoices') return listInvoices(this.invoices, query)
    if (path === '/api/timer') return ok({ timeEntry: this.#timer.running() })
    if (path === '/api/timer/stop') return this.#timer.stop(body.entryId)
    const isOffline = path === '/api/offline-times' || path.endsWith('/offline-changes')
    if (isOffline) return ok({ success: true, timeEntry: { _id: 'recorded' } })
    const timed = /^\/api\/time-entries\/([^/]+)\/breaks(\/end)?$/.exec(path)
    if (method === 'POST' && timed) {
      const id = timed[1] ?? ''
      return timed[2] ? this.#timer.resume(id) : this.#timer.pause(id)
    }
    const started = /^\/api\/tasks\/([^/]+)\/time\/start$/.exec(path)
    if (method === 'POST' && started) return this.#timer.start(started[1] ?? '')
    if (path.startsWith('/api/admin/')) return this.#answerOperator(seen, query)
    const other = this.others[path]
    return other === undefined ? refuse(404, 'not_found', 'This does not exist.') : ok(other)
  }

  #login({ email, password, challenge, code }: Record<string, unknown>): Reply {
    if (challenge !== undefined) {
      if (challenge !== CHALLENGE || code !== this.code) {
        return refuse(401, 'code_wrong', 'This code is wrong.')
      }
      return this.#signedIn()
    }
    if (email !== this.user.email || password !== this.password) {
      return refuse(401, 'invalid_credentials', 'E-mail or password is wrong.')
    }
    if (!this.code) return this.#signedIn()
    const body = { error: 'Enter the code.', code: 'second_factor_required', requestId: 'test' }
    return { status: 401, body: { ...body, challenge: CHALLENGE } }
  }

  #deviceCode() {
    const verificationUrl = `${this.host}/device`
    return {
      deviceCode: 'code of the terminal',
      userCode: 'WDJB-MJHT',
      verificationUrl,
      verificationUrlComplete: `${verificationUrl}?code=WDJB-MJHT`,
      expiresIn: 600,
      interval: 0.05,
    }
  }

  #switch(token: string, { companyId }: Record<string, unknown>): Reply {
    this.tokens.delete(token)
    this.memberships = this.memberships.map((each) => ({
      ...each,
      isCurrent: each.companyId === companyId,
    }))
    this.user = { ...this.user, id: `user in ${companyId}`, companyId: String(companyId) }
    return this.#signedIn()
  }

  #signedIn() {
    const { id, companyId, email } = this.user
    return ok({ token: this.signIn(), companyId, id, email, isSuperAdmin: false })
  }

  #refresh({ token }: Record<string, unknown>): Reply {
    if (this.refusesRefresh) return refuse(503, 'busy', 'Try again later.')
    const isOpen = this.tokens.delete(String(token))
    if (isOpen) this.#successors.set(String(token), this.signIn())
    const next = this.#successors.get(String(token))
    if (!next) return refuse(401, 'not_signed_in', 'Sign in.')
    return ok({ token: next, isSuperAdmin: false })
  }

  #answerOperator(seen: Seen, query: URLSearchParams): Reply {
    if (this.user.role !== 'superAdmin') {
      return refuse(403, 'forbidden', 'This is for super admins only.')
    }
    const other = this.others[seen.path]
    const isOther = other !== undefined || !seen.path.startsWith('/api/admin/companies')
    if (isOther) return ok(other ?? [])
    return answerOperator(this.companies, seen, query)
  }
}
