import { test } from '@japa/runner'
import env from '#core/start/env'
import { answersOf, openSocket, textUntilClosed } from '#core/tests/raw_socket'

test.group('Input that Node refuses before a route is looked up', () => {
  test('is answered with our headers and words: {name}')
    .with([
      { name: 'no host', status: 400, head: '' },
      { name: 'two hosts', status: 400, head: 'Host: x\r\nHost: y\r\n' },
      { name: 'an expectation', status: 417, head: 'Host: x\r\nExpect: wonders\r\n' },
    ])
    .run(async ({ assert }, { status, head }) => {
      const socket = await openSocket(env.PORT)
      socket.write(`GET /api/health/live HTTP/1.1\r\n${head}\r\n`)
      const text = await textUntilClosed(socket)
      const [answer] = answersOf(text)
      assert.equal(answer?.status, status)
      assert.containsSubset(JSON.parse(answer?.body ?? ''), { code: 'bad_request' })
      assert.match(text, /content-security-policy: default-src 'none'/i)
      assert.match(text, /cache-control: no-store/i)
    })
})
