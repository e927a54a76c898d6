import { test } from '@japa/runner'
import { call } from '#core/tests/call'
import { makeCompany } from '#modules/auth/factories/company_factory'

const CLIENT = JSON.stringify({ name: 'Bäckerei Wolf' })

test.group('Bodies', () => {
  test('that are not declared as JSON are refused, not dropped: {type}')
    .with([
      { type: 'text/plain' },
      { type: 'application/x-www-form-urlencoded' },
      { type: 'application/xml' },
      { type: '' },
    ])
    .run(async ({ assert }, { type }) => {
      const { owner } = await makeCompany()
      const options = { token: owner.token, raw: CLIENT, headers: { 'content-type': type } }
      for (const path of ['/api/clients', '/api/invoices', '/api/auth/login']) {
        const { status, text } = await call('POST', path, options)
        assert.equal(status, 415, text)
        assert.equal(JSON.parse(text).code, 'unsupported_media_type')
      }
      const { text } = await call('GET', '/api/invoices', { token: owner.token })
      assert.deepEqual(JSON.parse(text), [])
    })

  test('that say {encoding} and are something else are a bad request')
    .with([{ encoding: 'gzip' }, { encoding: 'deflate' }, { encoding: 'br' }])
    .run(async ({ assert }, { encoding }) => {
      const headers = { 'content-encoding': encoding }
      const { status, text } = await call('POST', '/api/auth/login', { raw: CLIENT, headers })
      assert.equal(status, 400, text)
      assert.equal(JSON.parse(text).code, 'bad_request')
    })

  test('that are empty need no type', async ({ assert }) => {
    const { owner } = await makeCompany()
    const headers = { 'content-type': 'text/plain', 'content-length': '0' }
    const { status } = await call('POST', '/api/auth/logout', { token: owner.token, headers })
    assert.equal(status, 200)
  })
})
