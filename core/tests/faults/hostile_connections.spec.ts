import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { openSocket, type RawAnswer, sendRaw, textUntilClosed } from '#core/tests/raw_socket'
import { OutsideClient } from './outside_client.js'
import { noMemoryFigures, peakGrowth } from './peak_memory.js'
import { ServerProcess } from './server_process.js'

const SLOW_SOCKETS = 2000
const HALF_BODIES = 200
/** MB that an attack may cost at its highest. */
const MOST_MEMORY = 64

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const SMUGGLED = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n'

function assertTold(assert: Assert, { head, body }: RawAnswer, what: string) {
  assert.match(head, /^content-type: application\/json; charset=utf-8$/im, what)
  assert.sameMembers(Object.keys(JSON.parse(body)), ['error', 'code', 'requestId'], what)
}

test.group('Hostile connections', (group) => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-hostile-'))
  const server = new ServerProcess({ KONTOR_DATA: folder })
  const honest = new OutsideClient(server)

  group.setup(async () => {
    await server.start()
    await honest.foundCompany('Ehrlich GmbH')
    // Memory is compared with that of a server that has worked already.
    for (let i = 0; i < 300; i++) await honest.get('/api/invoices')
    for (let i = 0; i < 20; i++) await honest.post('/api/clients', { name: 'x'.repeat(900_000) })
  })
  group.teardown(async () => {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  group.each.teardown(async () => {
    if (!server.isRunning) throw new Error('The server did not survive this.')
  })

  /** A user who works while `attack` runs. @returns how often they were answered */
  async function whileWorking(assert: Assert, attack: () => Promise<unknown>) {
    let isOver = false
    const attacking = attack().finally(() => {
      isOver = true
    })
    let served = 0
    while (!isOver) {
      assert.equal((await honest.get('/api/invoices')).status, 200)
      served++
      await wait(50)
    }
    await attacking
    return served
  }

  test('a second request hidden in the first is not answered: {0}')
    .with<[string, string][]>([
      [
        'CL.TE',
        `${HEAD}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
      ],
      [
        'TE.CL',
        `${HEAD}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n2\r\n{}\r\n0\r\n\r\n${SMUGGLED}`,
      ],
      ['two lengths', `${HEAD}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${SMUGGLED}`],
      ['unknown coding', `${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
      ['coding with a blank', `${HEAD}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
      ['line feeds alone', `${HEAD.replaceAll('\r\n', '\n')}Content-Length: 2\n\n{}${SMUGGLED}`],
      ['negative length', `${HEAD}Content-Length: -1\r\n\r\n${SMUGGLED}`],
      [
        'bad chunk size',
        `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${SMUGGLED}`,
      ],
    ])
    .run(async ({ assert }, [name, bytes]) => {
      const answers = await sendRaw(server.port, bytes)
      assert.deepEqual(
        answers.map(({ status }) => status),
        [400],
        name
      )
      assertTold(assert, answers[0]!, name)
    })

  test('headers of 64 KB are refused in words', async ({ assert }) => {
    for (const header of [`X-Long: ${'a'.repeat(65_536)}`, 'X-Many: 1\r\n'.repeat(6000).trim()]) {
      const answers = await sendRaw(server.port, `${HEAD}${header}\r\n\r\n`)
      assert.deepEqual(
        answers.map(({ status }) => status),
        [431]
      )
      assertTold(assert, answers[0]!, header.slice(0, 10))
    }
  })

  test('input that is no HTTP is refused in words', async ({ assert }) => {
    for (const bytes of [
      '\u0016\u0003\u0001\u0002\u0000\u0001',
      'hello\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
    ]) {
      const answers = await sendRaw(server.port, bytes)
      assert.deepEqual(
        answers.map(({ status }) => status),
        [400]
      )
      assertTold(assert, answers[0]!, bytes)
    }
  })

  test(`${SLOW_SOCKETS} slow headers and ${HALF_BODIES} half-sent bodies: nobody else notices`, async ({
    assert,
  }) => {
    let served = 0
    const growth = await peakGrowth(server, async () => {
      served = await whileWorking(assert, async () => {
        const slow = await openMany(SLOW_SOCKETS, 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n')
        const half = await openMany(HALF_BODIES, `${HEAD}Content-Length: 900000\r\n\r\n{"email": "`)
        const drip = setInterval(() => {
          for (const { socket } of slow) if (socket.writable) socket.write('X-Slow: 1\r\n')
        }, 1000)
        const said = await Promise.all(slow.map(({ text }) => text))
        clearInterval(drip)
        for (const text of said) assert.match(text, /^HTTP\/1\.1 408 .*"code":"request_timeout"/s)
        for (const { socket } of half) socket.destroy()
      })
    })
    assert.isAbove(served, 0)
    assert.isBelow(growth, MOST_MEMORY)
    console.log(
      `    ${served} answers to others meanwhile, ${growth.toFixed(0)} MB more at the highest`
    )
  })
    .timeout(120_000)
    .skip(Boolean(noMemoryFigures), noMemoryFigures)

  async function openMany(count: number, begin: string) {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const socket = await openSocket(server.port)
        socket.write(begin)
        return { socket, text: textUntilClosed(socket) }
      })
    )
  }

  test('bait for regular expressions, depth and a million keys are refused in words', async ({
    assert,
  }) => {
    const bait = 50_000
    const texts = ['a', 'a@', '@.', '0', '-', ' ', '1,', 'aA1!', '\t\n', '((', '%25', 'ä'].map(
      (part) => part.repeat(bait / part.length)
    )
    const fields =
      'email password token name userName companyName companyEmail vatId phone website date currency timeZone language title startTime'
    const bodies = [
      ...texts
        .flatMap((text) => [text, `${text}!`, `a@${text}.b`])
        .map((text) =>
          JSON.stringify(Object.fromEntries(fields.split(' ').map((field) => [field, text])))
        ),
      `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      `{"lines":[${'{},'.repeat(300_000)}{}]}`,
      `{${Array.from({ length: 70_000 }, (_, index) => `"k${index}":1`).join()}}`,
      `{${Array.from({ length: 1_000_000 }, (_, index) => `"k${index}":1`).join()}}`,
    ]
    const paths = [
      'auth/login',
      'auth/signup',
      'auth/forgot-password',
      'clients',
      'items',
      'tasks',
      'invoices',
      'settings',
    ]
    let served = 0
    const growth = await peakGrowth(server, async () => {
      served = await whileWorking(assert, async () => {
        for (const path of paths) {
          for (const body of bodies) {
            const response = await fetch(`http://127.0.0.1:${server.port}/api/${path}`, {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                authorization: `Bearer ${honest.token}`,
              },
              body,
            })
            const what = `${path} ${body.slice(0, 60)}`
            assert.isBelow(response.status, 500, what)
            if (response.status < 400) continue
            const told = (await response.json()) as object
            assert.containsSubset(Object.keys(told), ['error', 'code', 'requestId'], what)
          }
        }
      })
    })
    assert.isAbove(served, 0)
    assert.isBelow(growth, MOST_MEMORY)
    console.log(
      `    ${served} answers to others meanwhile, ${growth.toFixed(0)} MB more at the highest`
    )
  })
    .timeout(120_000)
    .skip(Boolean(noMemoryFigures), noMemoryFigures)
})
