import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { call } from '#core/tests/call'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { confirmAndAllow, requestCode, show } from '../device_codes.js'
import { confirm } from '../second_factor.js'

test.group('Guesses of codes for terminals', (group) => {
  group.each.teardown(() => limiter.clear(['memory']))

  test('one account enters twenty codes in a quarter of an hour, whatever its networks', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const code = await requestCode()
    await confirm(owner)
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) statuses.push((await show('BCDF-GHJK', owner)).status)
    assert.deepEqual(statuses, [...Array(20).fill(404), 429])
    const right = await confirmAndAllow(code, owner)
    assert.equal(right.status, 429)
    assert.isAbove(Number(right.headers['retry-after']), 0)
    const colleague = await makePerson(company.id, 'member')
    assert.equal((await confirmAndAllow(code, colleague)).status, 200)
  })

  test('all accounts of one network enter two hundred', async ({ assert }) => {
    const { company } = await makeCompany()
    const from = '127.12.0.1'
    const body = { userCode: 'BCDF-GHJK' }
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) {
      const { token } = await makePerson(company.id, 'employee')
      const enter = () => call('POST', '/api/auth/device-codes/show', { token, body, from })
      for (let j = 0; j < 20; j++) statuses.push((await enter()).status)
    }
    assert.lengthOf(
      statuses.filter((status) => status === 404),
      200
    )
    assert.deepEqual(new Set(statuses.slice(200)), new Set([429]))
  })

  test('one network requests sixty codes in a quarter of an hour', async ({ assert }) => {
    const request = (from: string) =>
      call('POST', '/api/auth/device-codes', { body: { device: 'thinkpad' }, from }).then(
        ({ status }) => status
      )
    const statuses = await Promise.all(Array.from({ length: 62 }, () => request('127.12.0.2')))
    assert.lengthOf(
      statuses.filter((status) => status === 201),
      60
    )
    assert.equal(await request('127.12.0.3'), 201)
  })
})
