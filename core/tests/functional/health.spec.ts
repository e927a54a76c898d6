import { test } from '@japa/runner'

test.group('Health', () => {
  test('an unknown address answers with a failure in our words, which names another version as a cause', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/api/nothing-here').header('accept-language', 'de')
    response.assertStatus(404)
    assert.properties(response.body(), ['error', 'code', 'requestId'])
    assert.equal(response.body().code, 'route_unknown')
    assert.include(response.body().error, 'Aktualisieren Sie das ältere der beiden.')
  })

  test('every answer carries the security headers', async ({ client, assert }) => {
    const headers = (await client.get('/api/health/ready')).headers()
    assert.include(headers['content-security-policy'], "default-src 'none'")
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['cache-control'], 'no-store')
  })
})
