import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { OutsideClient } from './outside_client.js'
import { noMemoryFigures } from './peak_memory.js'
import { memoryOfTree } from './process_memory.js'
import { ServerProcess } from './server_process.js'

/** The nightly run draws a thousand. */
const PREVIEWS = Number(process.env.HOSTILE_PREVIEWS ?? 200)
const AT_ONCE = 8
/** MB of the server and its printing processes together. */
const MOST_MEMORY = 350

const LINE = { quantity: 1, unitPrice: 100, taxRate: 19 }
const words = (length: number) => 'Lorem ipsum dolor sit amet '.repeat(80).slice(0, length)
const bodyOf = (description: string) => ({
  lines: Array.from({ length: 500 }, () => ({ ...LINE, description })),
})

/** The largest bodies that are taken, and some that are not. */
const BODIES = [
  bodyOf(words(450)),
  bodyOf('x'.repeat(450)),
  bodyOf('x\n'.repeat(10)),
  bodyOf(words(900)),
  bodyOf('x\n'.repeat(450)),
]
const PATHS = ['picture', 'picture', 'picture?page=2', 'picture?page=4']

test.group(`${PREVIEWS} hostile previews`, (group) => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-previews-'))
  const server = new ServerProcess({ KONTOR_DATA: folder })
  const hostile = new OutsideClient(server)
  const honest = new OutsideClient(server)

  group.setup(async () => {
    await server.start()
    await hostile.foundCompany('Endlos GmbH')
    await honest.foundCompany('Ehrlich GmbH')
  })
  group.teardown(async () => {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = (client: OutsideClient, method: string, path: string, body?: object) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
      body: body && JSON.stringify(body),
    })

  test('are drawn or refused, leave little memory behind, and hold up nobody else', async ({
    assert,
  }) => {
    const made = await honest.post('/api/invoices', { lines: [{ ...LINE, description: 'Rat' }] })
    const pdf = async () => {
      const begin = performance.now()
      const answer = await ask(honest, 'GET', `/api/invoices/${made.body._id}/pdf`)
      const content = Buffer.from(await answer.arrayBuffer())
      assert.equal(content.subarray(0, 5).toString(), '%PDF-')
      return performance.now() - begin
    }
    const fresh = memoryOfTree(server)
    const quiet: number[] = []
    for (let i = 0; i < 30; i++) quiet.push(await pdf())

    const statuses: Record<number, number> = {}
    const jobs = Array(PREVIEWS).keys()
    const besides: number[] = []
    let left = PREVIEWS
    let most = 0
    const others = async () => {
      while (left > 0) besides.push(await pdf())
    }
    await Promise.all([
      others(),
      ...Array.from({ length: AT_ONCE }, async () => {
        for (const job of jobs) {
          const body = BODIES[job % BODIES.length]
          const path = `/api/invoices/${PATHS[job % PATHS.length]}`
          const answer = await ask(hostile, 'POST', path, body)
          await answer.arrayBuffer()
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
          most = Math.max(most, memoryOfTree(server))
          left--
        }
      }),
    ])
    const after = memoryOfTree(server)
    console.log(
      `    ${JSON.stringify(statuses)}; memory ${fresh.toFixed(0)} MB fresh, ${most.toFixed(0)} MB at most, ` +
        `${after.toFixed(0)} MB after; another company's PDF ${median(quiet).toFixed(0)} ms in quiet, ` +
        `${median(besides).toFixed(0)} ms beside them`
    )
    assert.sameMembers(Object.keys(statuses), ['200', '422'])
    assert.isBelow(after, MOST_MEMORY)
  })
    .timeout(600_000)
    .skip(Boolean(noMemoryFigures), noMemoryFigures)
})

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0
