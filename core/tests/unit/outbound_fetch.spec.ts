import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { outboundFetch } from '#core/outbound/outbound_fetch'
import { allowedHosts, QUICK, reasonOf } from '#core/tests/allowed_hosts'
import { openCanary } from '#core/tests/canary'

test.group('Calls to addresses that companies type', (group) => {
  const { serve } = allowedHosts(group)

  test('reach a host that the operator allows, like fetch does', async ({ assert }) => {
    const heard: { request: IncomingMessage; body: string }[] = []
    const at = await serve(async (request, response) => {
      heard.push({ request, body: await text(request) })
      response.writeHead(418, { 'x-answer': 'yes', 'content-type': 'application/json' })
      response.end('{"a":1}')
    })
    const response = await outboundFetch()(`${at}/v1/chat?x=1`, {
      method: 'POST',
      headers: { authorization: 'Bearer k', host: 'evil.example', 'content-type': 'text/x' },
      body: 'ä',
    })
    assert.equal(response.status, 418)
    assert.equal(response.headers.get('x-answer'), 'yes')
    assert.deepEqual(await response.json(), { a: 1 })
    const { request, body } = heard[0]!
    assert.equal(`${request.method} ${request.url} ${body}`, 'POST /v1/chat?x=1 ä')
    assert.equal(request.headers.host, new URL(at).host)
    assert.equal(request.headers.authorization, 'Bearer k')
    assert.equal(request.headers['content-type'], 'text/x')
    assert.equal(request.headers['content-length'], '2')
    assert.equal(request.headers['accept-encoding'], 'identity')
  })

  test('never reach {$self} of this machine or its network')
    .with(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '127.1', '2130706433'])
    .run(async ({ assert, cleanup }, host) => {
      const canary = await openCanary()
      cleanup(async () => {
        await canary.close()
      })
      const open = await reasonOf(outboundFetch(QUICK)(`https://${host}:${canary.port}/`))
      const onPort443 = await reasonOf(outboundFetch(QUICK)(`https://${host}/`))
      const plain = await reasonOf(outboundFetch(QUICK)(`http://${host}:${canary.port}/`))
      assert.deepEqual([open, onPort443, plain], ['address', 'address', 'address'])
      assert.deepEqual(canary.heard, [])
    })

  test('refuse {$self}')
    .with([
      'http://example.com/',
      'https://example.com:8443/',
      'https://u:p@example.com/',
      'ftp://example.com/',
      'file:///etc/passwd',
      'data:text/plain,x',
      'blob:null/x',
    ])
    .run(async ({ assert }, address) => {
      const asked: string[] = []
      const resolve = async (host: string) => {
        asked.push(host)
        return ['8.8.8.8']
      }
      const reason = await reasonOf(outboundFetch(QUICK, resolve)(address))
      if (!((reason as unknown) instanceof TypeError)) assert.equal(reason, 'address')
      assert.deepEqual(asked, [])
    })

  test('refuse a public name with one private address, for the same reason as a missing one', async ({
    assert,
  }) => {
    const mixed = async () => ['8.8.8.8', '::ffff:10.0.0.1']
    const missing = () => Promise.reject(new Error('ENOTFOUND'))
    const empty = async () => []
    for (const resolve of [mixed, missing, empty]) {
      const reason = await reasonOf(outboundFetch(QUICK, resolve)('https://rebind.example/'))
      assert.equal(reason, 'address')
    }
  })

  test('connect to the address that was checked, although the name has moved since', async ({
    assert,
  }) => {
    const at = await serve(
      (request, response) => response.end(request.headers.host),
      'moves.example'
    )
    const answers = [['127.0.0.1'], ['203.0.113.9']]
    const resolve = async () => answers.shift() ?? []
    const response = await outboundFetch(QUICK, resolve)(at)
    assert.equal(await response.text(), new URL(at).host)
    assert.lengthOf(answers, 1)
  })

  test('follow no redirect, whatever it is called', async ({ assert, cleanup }) => {
    const canary = await openCanary()
    cleanup(async () => {
      await canary.close()
    })
    for (const status of [300, 301, 302, 303, 304, 307, 308]) {
      const at = await serve((_, response) => {
        response.writeHead(status, { location: `http://127.0.0.1:${canary.port}/` }).end()
      })
      assert.equal(await reasonOf(outboundFetch(QUICK)(at, { redirect: 'follow' })), 'redirect')
    }
    assert.deepEqual(canary.heard, [])
  })
})
