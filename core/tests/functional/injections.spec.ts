import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { foldText } from '#core/database/search'
import { declaredRoutes } from '#core/http/route_policies'
import { call } from '#core/tests/call'
import { INJECTED_OBJECTS, INJECTIONS } from '#core/tests/injections'
import { VALID_BODIES, wordsOf } from '#core/tests/samples'
import { watchStatements } from '#core/tests/statement_watch'
import { tableSums } from '#core/tests/table_sums'
import { faultOfRefusal } from '#core/tests/told_failure'
import { CANARY, makeTwoCompanies, signInAll } from '#core/tests/two_companies'

/** Every parameter that some list understands. */
const PARAMETERS = ['search', 'sort', 'order', 'page', 'pageSize', ...wordsOf('parameters')]

/**
 * Texts that only an injection would bring into a statement. Kontor uses none of them, and `union all` only at the end
 * of a line.
 */
const FOREIGN =
  /sleep|benchmark|randomblob|zeroblob|waitfor|information_schema|sqlite_master|extractvalue|updatexml|load_|outfile|pragma|password_hash from|union(?! all\n)|1\s*=\s*1|drop |attach|--|\/\*/i

/**
 * Each route is tried with a part of the texts, and the next route with others: each text meets a tenth of all routes
 * with an id, which are read in one way everywhere. Each list reads its parameters in its own way, so lists get half of
 * the texts where a turn is quick. `INJECTION_TURNS=1` tries all texts everywhere.
 */
const ID_TURNS = Number(process.env.INJECTION_TURNS ?? 10)
const LIST_TURNS = Math.min(ID_TURNS, process.env.TEST_DATABASE_URL ? 5 : 2)

/** Statements of the costliest request: the caller, the count, the rows. */
const MOST_STATEMENTS = 20

test.group('Texts that would like to be part of a statement', (group) => {
  group.each.disableTimeout()
  let tokens: Record<string, string>
  let watch: Awaited<ReturnType<typeof watchStatements>>
  let before: Awaited<ReturnType<typeof tableSums>>
  let requests = 0
  let turns = 0
  group.setup(async () => {
    tokens = await signInAll((await makeTwoCompanies()).people)
    const post = async (path: string, body: unknown) => {
      const { status, text } = await call('POST', path, { token: tokens.owner, body })
      if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`)
      return JSON.parse(text)
    }
    for (const name of [
      'Amsel',
      'Rabatt 50 %',
      'unter_strich',
      'Ausruf!',
      "O'Hara",
      'Weg\\weiser',
    ]) {
      const { _id } = await post('/api/clients', { name })
      await post('/api/items', { name, unitPrice: 1 })
      const project = await post('/api/projects', { name, clientId: _id })
      await post('/api/tasks', { title: name, projectId: project._id })
      const line = { description: name, quantity: 1, unitPrice: 1, taxRate: 19 }
      await post('/api/invoices', { clientId: _id, lines: [line] })
    }
    before = await tableSums()
  })
  group.each.setup(async () => {
    requests = 0
    watch = await watchStatements()
    return () => watch.restore()
  })

  const endpoints = (wanted: (method: string, pattern: string) => boolean) =>
    declaredRoutes(router).flatMap(({ methods, pattern, policies }) =>
      methods
        .filter((method) => method !== 'HEAD' && wanted(method, pattern))
        .map((method) => ({ method, pattern, policy: policies[0]! }))
    )
  type Endpoint = ReturnType<typeof endpoints>[number]

  function ask({ method, pattern, policy }: Endpoint, path: string, body?: unknown) {
    const isOpen = policy.to === 'anyone'
    const isOurs = !isOpen && policy.to.includes('owner')
    const from = `127.3.${Math.floor(requests / 250) % 250}.${(requests % 250) + 1}`
    requests++
    return call(method, path, {
      ...(!isOpen && { token: isOurs ? tokens.owner : tokens.superAdmin }),
      ...(isOpen && { from }),
      body: body ?? VALID_BODIES[`${method} ${pattern}`],
    })
  }

  /** Eight at a time, each answer looked at. Routes take turns, so that every text meets every kind of route. */
  async function forEachText<T>(texts: readonly T[], of: number, act: (text: T) => Promise<void>) {
    const turn = turns++ % of
    const left = texts.filter((_, index) => index % of === turn)
    const work = async () => {
      for (let text = left.pop(); text !== undefined; text = left.pop()) await act(text)
    }
    await Promise.all(Array.from({ length: 8 }, work))
  }

  function assertNothingRan(assert: { isTrue(value: boolean, message: string): void }) {
    const { count, texts, oddValues } = watch.seen
    const foreign = [...texts].filter((sql) => FOREIGN.test(sql))
    assert.isTrue(foreign.length === 0, `ran ${foreign[0]}`)
    assert.isTrue(oddValues.size === 0, `ran ${[...oddValues][0]}`)
    assert.isTrue(count <= requests * MOST_STATEMENTS, `${count} statements, ${requests} requests`)
  }

  test('there are more than three hundred of them, no two alike', ({ assert }) => {
    assert.isAbove(new Set(INJECTIONS).size, 300)
    assert.lengthOf(INJECTIONS, new Set(INJECTIONS).size)
  })

  test('{pattern} finds by them only what has them in it, and takes none as order or filter')
    .with(() => endpoints((method, pattern) => method === 'GET' && !pattern.includes(':')))
    .run(async ({ assert }, endpoint) => {
      const { pattern } = endpoint
      const listed = await ask(endpoint, pattern)
      if (!listed.text.startsWith('[')) return
      const address = (query: Record<string, string>) => `${pattern}?${new URLSearchParams(query)}`
      const takes = async (query: Record<string, string>) =>
        (await ask(endpoint, address(query))).status < 400
      const takesText: string[] = []
      const strict: string[] = []
      for (const name of PARAMETERS) {
        if (!(await takes({ [name]: 'x' }))) strict.push(name)
        // Routes that accept even an object are not looked at.
        else if (!(await takes({ [`${name}[$gt]`]: 'x' }))) takesText.push(name)
      }

      await forEachText(INJECTIONS, LIST_TURNS, async (text) => {
        for (const name of takesText) {
          const answer = await ask(endpoint, address({ [name]: text }))
          const what = `${name}=${text} answered ${answer.status} ${answer.text.slice(0, 300)}`
          assert.isBelow(answer.status, 500, what)
          assert.notInclude(answer.text, CANARY, what)
          if (name !== 'search' || answer.status !== 200) continue
          const parting = pattern === '/api/invoices' ? /[^\p{L}\p{N}]+/u : /\s+/
          const words = foldText(text).split(parting).filter(Boolean)
          for (const row of JSON.parse(answer.text)) assertContains(assert, row, words)
        }
        const refused = await ask(
          endpoint,
          address(Object.fromEntries(strict.map((name) => [name, text])))
        )
        const what = `${strict}=${text} answered ${refused.status} ${refused.text.slice(0, 300)}`
        // Some of the texts are numbers, which is what a list with nothing but pages wants.
        const isPage = Number.isInteger(Number(text)) && strict.every((name) => /^page/.test(name))
        if (strict.length === 0 || isPage) return
        assert.equal(refused.status, 422, what)
        assert.isUndefined(faultOfRefusal(refused.text), what)
      })
      assertNothingRan(assert)
    })

  /** The rows found contain the words that were searched, so no injected condition has found them. */
  function assertContains(
    assert: { include(text: string, part: string, message: string): void },
    row: object,
    words: string[]
  ) {
    const values: unknown[] = []
    JSON.stringify(row, (_, value) => {
      if (typeof value !== 'object') values.push(value)
      return value
    })
    const known = foldText(values.join(' '))
    for (const word of words.length ? words : ['nothing']) assert.include(known, word, `${words}`)
  }

  test('{method} {pattern} knows none of them as an id')
    .with(() => endpoints((_, pattern) => pattern.includes(':')))
    .run(async ({ assert }, endpoint) => {
      await forEachText(INJECTIONS, ID_TURNS, async (text) => {
        const path = endpoint.pattern.replace(/:[a-zA-Z_]+/g, encodeURIComponent(text))
        const answer = await ask(endpoint, path)
        const what = `${endpoint.method} ${path} answered ${answer.status} ${answer.text.slice(0, 300)}`
        assert.include([400, 404, 405, 414, 422], answer.status, what)
        assert.isUndefined(faultOfRefusal(answer.text), what)
      })
      assertNothingRan(assert)
    })

  test('no row has changed after all of them', async ({ assert }) => {
    assert.deepEqual(await tableSums(), before)
  })

  test('{method} {pattern} lets nobody in by them')
    .with(() => endpoints((method, pattern) => method === 'POST' && isOpenToAll(pattern)))
    .run(async ({ assert }, endpoint) => {
      const fields = ['email', 'password', 'token', 'key', 'purpose']
      await forEachText([...INJECTIONS, ...INJECTED_OBJECTS], LIST_TURNS, async (value) => {
        const bodies = [
          Object.fromEntries(fields.map((field) => [field, value])),
          { email: 'anna@example.test', password: value, token: value, key: value },
          { email: value, password: 'correct horse battery' },
        ]
        for (const body of bodies) {
          const answer = await ask(endpoint, endpoint.pattern, body)
          const what = `${JSON.stringify(body)} answered ${answer.status} ${answer.text.slice(0, 300)}`
          if (answer.status === 200)
            assert.deepEqual(Object.keys(JSON.parse(answer.text)), ['message'])
          else if (answer.status === 201) assert.equal(endpoint.pattern, CODES_OF_TERMINALS, what)
          // 409: this server has no name under which passkeys work.
          else assert.include([400, 401, 404, 409, 422, 429], answer.status, what)
        }
      })
      assertNothingRan(assert)
    })
})

/** Everybody may ask for codes: they open nothing before a person allows it in a browser. */
const CODES_OF_TERMINALS = '/api/auth/device-codes'

const isOpenToAll = (pattern: string) =>
  declaredRoutes(router).some(
    (route) => route.pattern === pattern && route.policies[0]?.to === 'anyone'
  )
