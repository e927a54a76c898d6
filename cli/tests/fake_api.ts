import { randomBytes } from 'node:crypto'
import type { Company, Invoice, Task, TimeEntry } from '../lib/server/answers.js'
import { FakeServer, type Reply, type Seen } from './fake_server.js'

const ok = (body: unknown, headers?: Record<string, string>): Reply => ({
  status: 200,
  body,
  ...(headers && { headers }),
})
const refuse = (status: number, code: string, error: string): Reply => ({
  status,
  body: { error, code, requestId: 'test' },
})

const DAY = 86_400

/** A session token of a terminal, of the shape that the server gives; both times in seconds. */
export const tokenFor = ({ age = 0, life = 30 * DAY } = {}) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const iat = Math.floor(Date.now() / 1000) - age
  const head = { alg: 'none', jti: randomBytes(6).toString('hex') }
  return `${part(head)}.${part({ iat, exp: iat + life, isSuperAdmin: false })}.x`
}

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
  tasks: Task[] = []
  invoices: Invoice[] = []
  companies: Company[] = []
  /** The companies of a person who belongs to several. */
  memberships: { companyId: string; name: string; role: string; isCurrent: boolean }[] = []
  /** Called before a call with an ended token is refused, so that another terminal can act meanwhile. */
  beforeRefusal = () => {}
  /** Answers no call that renews a token. */
  refusesRefresh = false
  /** The token that a replaced one is answered with when it comes once more. */
  #successors = new Map<string, string>()

  signIn(times: Parameters<typeof tokenFor>[0] = {}) {
    const token = tokenFor(times)
    this.tokens.add(token)
    return token
  }

  startTimer(task: Task, startTime = new Date()) {
    for (const entry of this.#openEntries()) entry.endTime = startTime.toISOString()
    const entry: TimeEntry = {
      _id: `e${Math.random()}`,
      startTime: startTime.toISOString(),
      endTime: null,
      breakSeconds: 0,
      pausedAt: null,
      seconds: 0,
      endedBecause: null,
      note: '',
      billable: true,
      byDuration: false,
      isBilled: false,
      version: 1,
      user: { _id: this.user.id, name: this.user.name },
    }
    task.timeEntries = [...task.timeEntries, entry]
    return entry
  }

  #openEntries() {
    return this.tasks
      .flatMap(({ timeEntries }) => timeEntries)
      .filter(({ endTime, user }) => !endTime && user._id === this.user.id)
  }

  isKnown(seen: Seen) {
    return this.tokens.has(bearerOf(seen))
  }

  route(seen: Seen, query: URLSearchParams): Reply {
    const { method, path, body } = seen
    if (path === '/api/auth/login') return this.#login(body)
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
    if (path === '/api/invoices') return this.#invoices(query)
    if (path === '/api/timer') return ok({ timeEntry: this.#runningEntry() })
    if (path === '/api/timer/stop') return this.#stopAny()
    const timed = /^\/api\/time-entries\/([^/]+)\/breaks(\/end)?$/.exec(path)
    if (method === 'POST' && timed) return this.#break(timed[1] ?? '', timed[2] !== undefined)
    const started = /^\/api\/tasks\/([^/]+)\/time\/start$/.exec(path)
    if (method === 'POST' && started) return this.#start(started[1] ?? '')
    if (path.startsWith('/api/admin/')) return this.#admin(seen, query)
    return refuse(404, 'not_found', 'This does not exist.')
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

  #start(id: string): Reply {
    const task = this.tasks.find(({ _id }) => _id === id)
    if (!task) return refuse(404, 'not_found', 'This task does not exist.')
    const open = this.#openEntries().find((entry) => task.timeEntries.includes(entry))
    if (open) return ok({ success: true, timeEntry: this.#runningEntry() })
    const before = this.#runningEntry()
    this.startTimer(task)
    return ok({
      success: true,
      timeEntry: this.#runningEntry(),
      ...(before && {
        stopped: { taskId: before.task._id, title: before.task.title, seconds: before.seconds },
      }),
    })
  }

  /** The caller's open entry with its task, as the server answers it. */
  #runningEntry() {
    const [entry] = this.#openEntries()
    const task = this.tasks.find(({ timeEntries }) => entry && timeEntries.includes(entry))
    if (!entry || !task) return null
    const { _id, title, project } = task
    return { ...entry, seconds: this.#secondsOf(entry), task: { _id, title, project } }
  }

  #secondsOf({ startTime, endTime, pausedAt, breakSeconds }: TimeEntry) {
    const until = Date.parse(endTime ?? pausedAt ?? new Date().toISOString())
    return Math.floor((until - Date.parse(startTime)) / 1000) - breakSeconds
  }

  #stopAny(): Reply {
    const timeEntry = this.#runningEntry()
    if (!timeEntry) return refuse(409, 'no_timer', 'No timer of yours is running.')
    const endTime = new Date().toISOString()
    for (const entry of this.#openEntries()) entry.endTime = endTime
    return ok({ success: true, timeEntry: { ...timeEntry, endTime } })
  }

  #break(id: string, isEnd: boolean): Reply {
    const entry = this.#openEntries().find(({ _id }) => _id === id)
    if (!entry) return refuse(404, 'not_found', 'This entry does not exist.')
    if (isEnd && !entry.pausedAt) return refuse(409, 'not_paused', 'Your timer is not paused.')
    if (!isEnd) entry.pausedAt ??= new Date().toISOString()
    else {
      entry.breakSeconds += Math.floor((Date.now() - Date.parse(entry.pausedAt ?? '')) / 1000)
      entry.pausedAt = null
    }
    return ok({ success: true, timeEntry: this.#runningEntry() })
  }

  #invoices(query: URLSearchParams): Reply {
    const wanted = query.get('status')
    const found = this.invoices.filter(
      ({ status, isOverdue }) => !wanted || wanted === (isOverdue ? 'Overdue' : status)
    )
    const open = found.reduce((sum, invoice) => sum + invoice.open, 0)
    return ok(found.slice(0, Number(query.get('pageSize') ?? 500)), {
      'x-total-count': String(found.length),
      'x-totals': JSON.stringify({ EUR: { net: 0, tax: 0, total: 0, open } }),
    })
  }

  #admin({ method, path, body }: Seen, query: URLSearchParams): Reply {
    if (this.user.role !== 'superAdmin') {
      return refuse(403, 'forbidden', 'This is for super admins only.')
    }
    if (method === 'GET') {
      const [status, search] = [query.get('status'), query.get('search')?.toLowerCase()]
      return ok(
        this.companies.filter(
          (company) =>
            (!status || company.status === status) &&
            (!search || `${company.name} ${company.email}`.toLowerCase().includes(search))
        )
      )
    }
    const [, id, step] = /companies\/([^/]+)\/(\w+)$/.exec(path) ?? []
    const company = this.companies.find(({ _id }) => _id === id)
    if (!company) return refuse(404, 'not_found', 'This company does not exist.')
    if (step === 'approve' && company.status !== 'pending') {
      return refuse(409, 'wrong_state', 'This company is not waiting.')
    }
    if (step === 'reject' && !body.reason)
      return refuse(422, 'validation_failed', 'Reason missing.')
    company.status = step === 'reject' ? 'rejected' : step === 'suspend' ? 'suspended' : 'active'
    return ok({ _id: company._id, status: company.status })
  }
}
