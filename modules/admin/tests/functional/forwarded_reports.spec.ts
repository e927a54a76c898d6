import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { Forwarder } from '#modules/admin/client_errors/forward_report'

const REPORT = {
  name: 'TypeError',
  message: 'broken',
  stack: 'at Totals (/assets/invoice.js:12:345)\nat load (/assets/main.js:1:98)',
  page: '/view/invoice/:id',
  version: '0.1.0',
}

interface Taken {
  path: string
  auth: string
  type: string
  body: string
}

/** A collector in the manner of Sentry that answers with this status. */
async function openCollector(status: number) {
  const taken: Taken[] = []
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request
    taken.push({
      path: url,
      auth: String(headers['x-sentry-auth']),
      type: String(headers['content-type']),
      body: await text(request),
    })
    response.writeHead(status).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    taken,
    port,
    dsn: `http://publickey@127.0.0.1:${port}/base/7`,
    close: () => server.close(),
  }
}

test.group('A collector of SENTRY_DSN', () => {
  test('gets what is stored of a failure, as an envelope', async ({ assert, cleanup }) => {
    const collector = await openCollector(200)
    cleanup(() => {
      collector.close()
    })
    const forwarder = new Forwarder(collector.dsn, { warn: () => assert.fail('nothing failed') })
    forwarder.forward(REPORT, 'f1')
    await forwarder.idle()

    const [{ path, auth, type, body }] = collector.taken as [Taken]
    assert.equal(path, '/base/api/7/envelope/')
    assert.match(auth, /^Sentry sentry_version=7, .*sentry_key=publickey$/)
    assert.equal(type, 'application/x-sentry-envelope')
    const [header, item, event] = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.match(header.event_id, /^[0-9a-f]{32}$/)
    assert.deepEqual(item, {
      type: 'event',
      length: Buffer.byteLength(body.trimEnd().split('\n')[2]!),
    })
    assert.deepInclude(event, {
      event_id: header.event_id,
      platform: 'javascript',
      release: 'kontor@0.1.0',
      transaction: '/view/invoice/:id',
      fingerprint: ['f1'],
    })
    const [exception] = event.exception.values
    assert.equal(exception.type, 'TypeError')
    assert.deepEqual(
      exception.stacktrace.frames.map((frame: { function: string }) => frame.function),
      ['load', 'Totals']
    )
  })

  test('that refuses, or is away, is written to the log and nothing else happens', async ({
    assert,
  }) => {
    const collector = await openCollector(503)
    const warnings: object[] = []
    const forwarder = new Forwarder(collector.dsn, { warn: (facts) => warnings.push(facts) })
    forwarder.forward(REPORT, 'f1')
    await forwarder.idle()
    collector.close()
    forwarder.forward(REPORT, 'f2')
    await forwarder.idle()
    assert.lengthOf(warnings, 2)
    assert.lengthOf(collector.taken, 1)
  })

  test('is sent at most fifty at once, the rest is dropped', async ({ assert, cleanup }) => {
    const collector = await openCollector(200)
    cleanup(() => {
      collector.close()
    })
    const forwarder = new Forwarder(collector.dsn, { warn: () => undefined })
    for (let index = 0; index < 200; index++) forwarder.forward(REPORT, `f${index}`)
    await forwarder.idle()
    assert.isAtMost(collector.taken.length, 51)
    assert.isAtLeast(collector.taken.length, 50)
  })
})
