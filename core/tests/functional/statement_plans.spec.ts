import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { declaredRoutes } from '#core/http/route_policies'
import { call } from '#core/tests/call'
import { VALID_BODIES } from '#core/tests/samples'
import { watchStatements } from '#core/tests/statement_watch'
import { makeTwoCompanies, signInAll } from '#core/tests/two_companies'

/** Tables that grow with every day of work. */
const GROWING =
  'invoices|invoice_lines|invoice_taxes|invoice_words|payments|settlements|time_entries|audit_log|mail_outbox|estimates|delivery_notes|reminders'

/** A step of a plan that goes through a whole table, or all rows of a company in it, and not through an index alone. */
const WHOLE = new RegExp(
  `^(SCAN (${GROWING})\\b(?!.*COVERING)|SEARCH (${GROWING}) USING (INDEX|PRIMARY KEY|INDEX sqlite_\\w+) ?\\S* ?\\(company_id=\\?\\)$)`
)

/** How many letters a company has sent: a page of its outbox counts them, a row each. */
const ALLOWED = /^select count\(\*\) as `total` from `mail_outbox`/

test.group('Plans of the statements that requests make', (group) => {
  group.each.disableTimeout()

  test('none reads all rows of a company except those read page by page', async ({ assert }) => {
    const { ids, ownerOfB } = await makeTwoCompanies()
    const watch = await watchStatements()
    const found = new Map<string, string>()
    for (const { method, pattern } of callsOfOwners()) {
      const { token } = await signInAll({ token: ownerOfB })
      const body = method === 'GET' ? undefined : (VALID_BODIES[`${method} ${pattern}`] ?? {})
      const known = found.get(resourceOf(pattern))
      for (const id of pattern.includes(':') ? (known ? [known] : ids) : ['']) {
        const path = pattern.replace(/:[a-zA-Z_]+/g, id)
        const { status } = await call(method, path, { token, body })
        if (status >= 400) continue
        if (id) found.set(resourceOf(pattern), id)
        break
      }
    }
    watch.restore()

    const whole: string[] = []
    for (const sql of watch.seen.texts) {
      if (!/^\s*(select|with)\b/i.test(sql) || / limit /i.test(sql) || ALLOWED.test(sql)) continue
      const plan: { detail: string }[] = await explain(sql)
      for (const { detail } of plan) if (WHOLE.test(detail)) whole.push(`${detail}: ${sql}`)
    }
    assert.isAbove(watch.seen.texts.size, 200)
    assert.deepEqual(whole, [])
  }).skip(Boolean(process.env.TEST_DATABASE_URL), 'the plans are those of SQLite')

  test('no index is chosen by a value, which a steady plan does not see', async ({ assert }) => {
    const indexes: { sql: string }[] = await db
      .connection('reader')
      .rawQuery("select sql from sqlite_master where type = 'index' and sql is not null")
    assert.isNotEmpty(indexes)
    assert.deepEqual(
      indexes.filter(({ sql }) => /\bwhere\b.*[^<>!]=/is.test(sql)),
      []
    )
  }).skip(Boolean(process.env.TEST_DATABASE_URL), 'the plans are those of SQLite')
})

/** Reads come first: they find out which of the ids belongs to which resource. */
const callsOfOwners = () =>
  declaredRoutes(router)
    .filter(({ policies: [policy] }) => policy?.to !== 'anyone' && policy?.to.includes('owner'))
    .flatMap(({ methods, pattern }) => methods.map((method) => ({ method, pattern })))
    .filter(({ method }) => !['HEAD', 'DELETE'].includes(method))
    .sort((one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'))

/** Routes below the same beginning take the id of the same record. */
const resourceOf = (pattern: string) => pattern.split('/:')[0] ?? pattern

const explain = (sql: string) =>
  db
    .connection('reader')
    .rawQuery(`explain query plan ${sql}`, Array(sql.split('?').length - 1).fill('x'))
