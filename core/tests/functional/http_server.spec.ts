import type { RequestListener, Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import limits from '#config/http_server'
import { createHttpServer } from '#core/http/http_server'
import { PASSWORD_CHECKS } from '#core/http/limits/crowd'
import { answersOf, openSocket, sendRaw, textUntilClosed } from '#core/tests/raw_socket'

const POST = 'POST / HTTP/1.1\r\nHost: x\r\n'

test.group('The server that listens', () => {
  /** One that is as impatient as a test, and that answers once the body has come. */
  async function listen(
    given: Partial<typeof limits> = {},
    handle: RequestListener = (request, response) => {
      request.resume().on('end', () => response.end('{}'))
    }
  ) {
    const server = createHttpServer(handle, {
      ...limits,
      connectionsCheckingInterval: 20,
      ...given,
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return { port, server, [Symbol.dispose]: () => void server.close().closeAllConnections() }
  }

  const connectionsOf = (server: Server) =>
    new Promise<number>((resolve, reject) => {
      server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
    })

  test('a body that never comes whole is given up, in words', async ({ assert }) => {
    using open = await listen({ headersTimeout: 100, requestTimeout: 200 })
    const [answer] = await sendRaw(open.port, `${POST}Content-Length: 100\r\n\r\n{"half": `)
    assert.equal(answer?.status, 408)
    assert.equal(JSON.parse(answer?.body ?? '').code, 'request_timeout')
    assert.match(answer?.head ?? '', /^connection: close$/im)
  })

  test('headers that come drop by drop are given up', async ({ assert }) => {
    using open = await listen({ headersTimeout: 200, requestTimeout: 400 })
    const socket = await openSocket(open.port)
    const text = textUntilClosed(socket)
    for (const part of POST) {
      if (!socket.writable) break
      socket.write(part)
      await wait(20)
    }
    assert.deepEqual(
      answersOf(await text).map(({ status }) => status),
      [408]
    )
  })

  test('a broken request behind a good one does not mix with its answer', async ({ assert }) => {
    using open = await listen()
    const good = `${POST}Content-Length: 2\r\n\r\n{}`
    const answers = await sendRaw(open.port, good, 'nonsense\r\n\r\n')
    for (const { status, body } of answers) assert.include([200, 400], status, body)
    for (const { body } of answers) assert.doesNotThrow(() => JSON.parse(body))
  })

  test('an address with too many unanswered sign-ins is refused at the door, others are not', async ({
    assert,
  }) => {
    const most = PASSWORD_CHECKS.atOnce + PASSWORD_CHECKS.waiting
    const held: ServerResponse[] = []
    using open = await listen({}, (_, response) => void held.push(response))
    const signIn = (from: string) =>
      openSocket(open.port, from).then((socket) => {
        socket.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n')
        return socket
      })
    const first = await Promise.all(Array.from({ length: most }, () => signIn('127.31.0.1')))
    while (held.length < most) await wait(5)

    const refused = answersOf(await textUntilClosed(await signIn('127.31.0.1')))[0]
    assert.equal(refused?.status, 429)
    assert.match(refused?.head ?? '', /^retry-after: 5$/im)
    assert.equal(JSON.parse(refused?.body ?? '').code, 'too_many_requests')
    assert.lengthOf(held, most)

    first.push(await signIn('127.31.0.2'))
    while (held.length < most + 1) await wait(5)
    held[0]?.end('{}')
    while (!held[0]?.closed) await wait(5)
    first.push(await signIn('127.31.0.1'))
    while (held.length < most + 2) await wait(5)
    for (const socket of first) socket.destroy()
  })

  test('sign-ins behind each other on a connection that breaks off take no place for ever', async ({
    assert,
  }) => {
    const most = PASSWORD_CHECKS.atOnce + PASSWORD_CHECKS.waiting
    const held: ServerResponse[] = []
    using open = await listen({}, (_, response) => void held.push(response))
    const signIn = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n'
    for (let round = 1; round <= 2; round++) {
      const socket = await openSocket(open.port, '127.31.0.3')
      socket.write(signIn.repeat(most))
      while (held.length < round * most) await wait(5)
      socket.destroy()
      while ((await connectionsOf(open.server)) > 0) await wait(5)
    }
    assert.lengthOf(held, 2 * most)
  })

  test('a connection that was busy when the server stopped does not keep it', async () => {
    let answer = () => {}
    using open = await listen({}, (_request, response) => {
      response.write('event: first')
      answer = () => response.end()
    })
    const socket = await openSocket(open.port)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await new Promise((resolve) => socket.once('data', resolve))
    const stopped = new Promise((resolve) => open.server.close(resolve))
    answer()
    await stopped
  })

  test('a request that was answered early is read a little further, then cut', async ({
    assert,
  }) => {
    const unread = { bytes: 100_000, milliseconds: 60_000 }
    using open = await listen({ unread }, (_request, response) => response.writeHead(413).end('{}'))
    const small = await openSocket(open.port)
    const answered = textUntilClosed(small)
    const whole = `${POST}Content-Length: 50000\r\n\r\n${'x'.repeat(50_000)}`
    small.write(`${whole}${POST}Connection: close\r\nContent-Length: 0\r\n\r\n`)
    assert.lengthOf((await answered).match(/HTTP\/1\.1 413/g) ?? [], 2)

    const large = await openSocket(open.port)
    const said = textUntilClosed(large)
    large.write(`${POST}Content-Length: 100000000\r\n\r\n`)
    while (!large.destroyed && large.writable) {
      large.write('x'.repeat(10_000))
      await wait(5)
    }
    assert.lengthOf((await said).match(/HTTP\/1\.1/g) ?? [], 1)
    assert.isBelow(large.bytesWritten, 50_000_000)
  })

  test('more connections than there may be are closed at once', async ({ assert }) => {
    using open = await listen({ maxConnections: 2 })
    const first = await openSocket(open.port)
    const second = await openSocket(open.port)
    assert.deepEqual(await sendRaw(open.port, `${POST}\r\n`), [])
    second.destroy()
    const text = textUntilClosed(first)
    first.write(`${POST}Connection: close\r\n\r\n`)
    assert.match(await text, /^HTTP\/1\.1 200/)
  })
})
