import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { test } from '@japa/runner'
import { outboundFetch } from '#core/outbound/outbound_fetch'
import env from '#core/start/env'
import { allowedHosts, type Handler, QUICK, reasonOf } from '#core/tests/allowed_hosts'

const tick = () => new Promise((resolve) => setTimeout(resolve, 40))

test.group('Answers of addresses that companies type', (group) => {
  const { serve, servers } = allowedHosts(group)

  test('stream the answer while it arrives', async ({ assert }) => {
    let finish = () => undefined as unknown
    const at = await serve((_, response) => {
      response.write('first')
      finish = () => response.end('second')
    })
    const response = await outboundFetch()(at)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    assert.equal((await reader.read()).value, 'first')
    finish()
    assert.equal((await reader.read()).value, 'second')
    assert.isTrue((await reader.read()).done)
  })

  test('end when the answer is announced or grows too large', async ({ assert }) => {
    const announced = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 1001 }).write('x')
    })
    const endless = await serve((_, response) => {
      response.write('x'.repeat(999))
      response.write('xx')
    })
    const full = await serve((_, response) => response.end('x'.repeat(1000)))
    assert.equal(await reasonOf(outboundFetch(QUICK)(announced)), 'too_large')
    assert.equal(await reasonOf(outboundFetch(QUICK)(endless)), 'too_large')
    assert.lengthOf(await (await outboundFetch(QUICK)(full)).text(), 1000)
  })

  test('end when nothing comes, when it stops coming, and when it drips for ever', async ({
    assert,
  }) => {
    const closed: string[] = []
    const serveSlowly = (name: string, handler: NonNullable<Handler>) =>
      serve((request, response) => {
        response.on('close', () => closed.push(name))
        handler(request, response as never)
      })
    const silent = await serveSlowly('silent', () => undefined)
    const stops = await serveSlowly('stops', (_, response) => response.write('x'))
    const drips = await serveSlowly('drips', (_, response) => {
      const timer = setInterval(() => response.write('x'), 30)
      response.on('close', () => clearInterval(timer))
    })
    for (const at of [silent, stops, drips]) {
      assert.equal(await reasonOf(outboundFetch(QUICK)(at)), 'too_slow')
    }
    await tick()
    assert.deepEqual(closed, ['silent', 'stops', 'drips'])
  })

  test('end while a name server keeps silent', async ({ assert }) => {
    const resolve = () => new Promise<string[]>(() => undefined)
    const reason = await reasonOf(outboundFetch(QUICK, resolve)('https://slow.example/'))
    assert.equal(reason, 'too_slow')
  })

  test('close an answer that nobody reads or that the reader gives up', async ({ assert }) => {
    let closed = 0
    const at = await serve((_, response) => {
      response.on('close', () => {
        closed += 1
      })
      response.write('x')
    })
    await outboundFetch(QUICK)(at)
    const given = await outboundFetch({ ...QUICK, idleMs: 10_000, totalMs: 10_000 })(at)
    await given.body!.cancel()
    await tick()
    assert.equal(closed, 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    assert.equal(closed, 2)
  })

  test('end with the reason of the caller when that aborts', async ({ assert }) => {
    const at = await serve((_, response) => response.write('x'))
    const early = AbortSignal.abort(new Error('early'))
    await assert.rejects(() => outboundFetch()(at, { signal: early }), 'early')
    const late = new AbortController()
    const response = await outboundFetch()(at, { signal: late.signal })
    late.abort(new Error('late'))
    await assert.rejects(() => response.text(), 'late')
  })

  test('give one reason for a closed port, a broken line and an answer that is none', async ({
    assert,
  }) => {
    const closed = await serve(() => undefined)
    servers.pop()!.close()
    assert.equal(await reasonOf(outboundFetch(QUICK)(closed)), 'unreachable')

    const raws = ['', 'nonsense\r\n\r\n', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`]
    for (const raw of raws) {
      const server = createSocketServer((socket) => socket.end(raw))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const at = `127.0.0.1:${(server.address() as AddressInfo).port}`
      env.OUTBOUND_ALLOW = [...env.OUTBOUND_ALLOW, at]
      assert.equal(await reasonOf(outboundFetch(QUICK)(`http://${at}`)), 'unreachable')
      server.close()
    }
  })

  test('refuse packed answers, odd states and answers that end too early', async ({ assert }) => {
    const packed = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    })
    const odd = await serve((_, response) => response.writeHead(999).end('x'))
    const cut = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('x')
      setTimeout(() => response.destroy(), 20)
    })
    for (const at of [packed, odd, cut]) {
      assert.equal(await reasonOf(outboundFetch(QUICK)(at)), 'broken_answer')
    }
  })

  test('answer without a body where there is none', async ({ assert }) => {
    const at = await serve((_, response) => response.writeHead(204).end())
    const response = await outboundFetch(QUICK)(at)
    assert.equal(response.status, 204)
    assert.isNull(response.body)
  })
})
