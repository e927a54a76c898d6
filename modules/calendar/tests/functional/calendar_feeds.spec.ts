import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { confirm, send } from '#modules/auth/tests/second_factor'
import { fetchFeed, makeFeed } from '#modules/calendar/tests/feeds'

const BODY = { name: 'Telefon', shows: ['times', 'absences'] }

test.group('Row 160: calendar feeds of a person', () => {
  test('are created after the password, shown once, and listed without their address', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { token } = owner
    const refused = await send('POST', '/api/calendar-feeds', { token, body: BODY })
    assert.deepEqual([refused.status, refused.body.code], [403, 'confirmation_required'])

    await confirm(owner)
    const made = await send('POST', '/api/calendar-feeds', { token, body: BODY })
    assert.equal(made.status, 201)
    assert.match(made.body.url, /^https?:\/\/[^/]+\/api\/calendar\/[\w-]{43}\.ics$/)
    const key = /([\w-]{43})\.ics/.exec(made.body.url)![1]!
    const { body } = await send('GET', '/api/calendar-feeds', { token })
    assert.deepEqual(body.parts, ['times', 'tasks', 'invoices', 'absences'])
    assert.containSubset(body.feeds, [{ ...BODY, lastUsedAt: null }])
    assert.notInclude(JSON.stringify(body), key)
    const stored = await reader().from('calendar_feeds').where('id', made.body._id)
    assert.lengthOf(stored, 1)
    assert.notInclude(JSON.stringify(stored), key)
  })

  test('note when they were last read, and stop when they are revoked', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const { _id, path } = await makeFeed(owner, ['times'])
    await fetchFeed(path)
    const { token } = owner
    const { body } = await send('GET', '/api/calendar-feeds', { token })
    assert.isString(body.feeds[0].lastUsedAt)

    const colleague = await makePerson(company.id, 'owner')
    const foreign = await send('DELETE', `/api/calendar-feeds/${_id}`, { token: colleague.token })
    assert.equal(foreign.status, 404)
    assert.equal((await send('DELETE', `/api/calendar-feeds/${_id}`, { token })).status, 204)
    assert.equal((await call('GET', path)).status, 404)
    assert.equal((await send('DELETE', `/api/calendar-feeds/${_id}`, { token })).status, 404)
  })

  test('are in the audit log when they are created and revoked', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const { _id } = await makeFeed(owner, ['times', 'tasks'])
    await send('DELETE', `/api/calendar-feeds/${_id}`, { token: owner.token })
    const rows = await reader()
      .from('audit_log')
      .where('company_id', company.id)
      .whereIn('action', ['user.calendar_feed_created', 'user.calendar_feed_revoked'])
      .orderBy('sequence')
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['user.calendar_feed_created', 'user.calendar_feed_revoked']
    )
    assert.include(JSON.stringify(rows[0]), 'times tasks')
  })

  test('are at most five for each person', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    for (let count = 0; count < 5; count += 1) await makeFeed(owner, ['times'])
    const { token } = owner
    const sixth = await send('POST', '/api/calendar-feeds', { token, body: BODY })
    assert.deepEqual([sixth.status, sixth.body.code], [409, 'feeds_full'])
    const colleague = await makePerson(company.id, 'member')
    assert.isString((await makeFeed(colleague, ['times']))._id)
  })

  test('of employees never show invoices, and advisers have none', async ({ assert }) => {
    const { company } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const { token } = employee
    const { body } = await send('GET', '/api/calendar-feeds', { token })
    assert.deepEqual(body.parts, ['times', 'tasks', 'absences'])
    await confirm(employee)
    const refused = await send('POST', '/api/calendar-feeds', {
      token,
      body: { name: 'Telefon', shows: ['invoices'] },
    })
    assert.deepEqual([refused.status, refused.body.code], [422, 'part_not_yours'])
    const adviser = await makePerson(company.id, 'adviser')
    assert.equal((await send('GET', '/api/calendar-feeds', { token: adviser.token })).status, 403)
  })
})
