import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { declaredRoutes } from '#core/http/route_policies'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { HOSTILE_BODIES, HOSTILE_QUERIES, HOSTILE_VALUES } from '#core/tests/hostile'
import { wordsOf } from '#core/tests/samples'
import { faultOfRefusal } from '#core/tests/told_failure'
import { makeCompany, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'
import type { User } from '#modules/auth/models/user'

/** Each call comes from a different address: idle connections of all of them would be more than the server accepts. */
const headers = { connection: 'close' }

/** The hostile values go into each of them. */
const FIELDS = wordsOf('fields')

test.group('Bad input', (group) => {
  group.each.disableTimeout()
  let people: User[]
  let count = 0
  group.setup(async () => {
    people = [(await makeCompany()).owner.user, (await makeSuperAdmin()).user]
  })

  const endpoints = () =>
    declaredRoutes(router).flatMap(({ methods, pattern, policies }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method, pattern, policy: policies[0]! }))
    )

  async function tokenFor({ policy }: ReturnType<typeof endpoints>[number]) {
    const person = policy.to !== 'anyone' && !policy.to.includes('owner') ? people[1]! : people[0]!
    const { token } = await inTx(() => Session.open(person, { userAgent: '', ipAddress: '' }))
    return token
  }

  test('{method} {pattern} refuses it in our words, never with a server error')
    .with(() => endpoints())
    .run(async ({ assert }, endpoint) => {
      const { method, pattern } = endpoint
      const tries = [
        ...(method === 'GET' || method === 'DELETE'
          ? []
          : [
              ...HOSTILE_BODIES,
              ...HOSTILE_VALUES.map((value) =>
                JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, value])))
              ),
              ...HOSTILE_VALUES.map((value) =>
                JSON.stringify({
                  name: 'x',
                  title: 'x',
                  lines: [
                    { description: value, quantity: value, unitPrice: value, taxRate: value },
                  ],
                  contacts: [value],
                  preferences: { language: value },
                })
              ),
            ]
        ).map((raw) => ({ raw, query: '' })),
        ...HOSTILE_QUERIES.map((query) => ({ raw: undefined, query: `?${query}` })),
      ]
      const ids = [newId(), '%00', "'%20OR%201=1", '..%2f..%2fetc', 'null', 'x'.repeat(2000)]
      let token = await tokenFor(endpoint)
      for (const [index, { raw, query }] of tries.entries()) {
        const path = pattern.replace(/:[a-zA-Z_]+/g, ids[index % ids.length]!) + query
        const from = `127.2.${count % 250}.${(Math.floor(count++ / 250) % 250) + 1}`
        const { status, text } = await call(method, path, { token, raw, from, headers })
        const what = `${method} ${path.slice(0, 200)} ${raw?.slice(0, 200)} answered ${status} ${text.slice(0, 300)}`
        assert.isBelow(status, 500, what)
        // The call may have ended the session; a refusal for that would hide every other one.
        if (status < 400 || status === 401) token = await tokenFor(endpoint)
        if (status >= 400) assert.isUndefined(faultOfRefusal(text), what)
      }
    })
})
