import { test } from '@japa/runner'
import { askDatabase } from './ask_database.js'
import { OutsideClient } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { type Entry, RacingTimers } from './racing_timers.js'
import {
  changesIn,
  overlapsIn,
  replayHistory,
  secondsOf,
  startedIn,
  stoppedIn,
} from './replayed_history.js'
import { ServerProcess } from './server_process.js'

const RACES = Number(process.env.RACES ?? (process.env.LONG_LISTS ? 10_000 : 300))
const CLIENTS = 5
/** A server whose clock goes faster, so that seconds pass between two races. */
const SPEED = 100
const FAST_CLOCK = `const since = Date.now(), read = Date.now; Date.now = () => since + (read() - since) * ${SPEED}`
const DAY_MS = 86_400_000

test.group(`${RACES} races on one timer by ${CLIENTS} clients`, () => {
  test('leave one open entry, each acknowledged change in the history, and seconds that add up', async ({
    assert,
  }) => {
    const { settings, remove } = await makeInstallation('races')
    const module = `data:text/javascript,${encodeURIComponent(FAST_CLOCK)}`
    const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${module}`
    const server = new ServerProcess({ ...settings, NODE_OPTIONS })
    await server.start()
    const { timers, first } = await fiveClients(server)
    const begin = performance.now()
    const from = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
    for (let race = 0; race < RACES; race++) {
      await timers.race()
      await assertOneOpen(first)
    }
    const ms = Math.round(performance.now() - begin)
    await timers.stop(first, '/api/timer/stop')
    const to = new Date(Date.now() + 2 * DAY_MS + ms * SPEED).toISOString().slice(0, 10)
    const report = await first.get<{ seconds: number }>(
      `/api/time-report?from=${from}&to=${to}&by=task`
    )
    const listed = await listAll(first)
    await server.kill('SIGTERM')

    const changes = changesIn(
      await askDatabase(settings, 'select * from time_changes order by position')
    )
    const { entries, reversedBy } = replayHistory(changes)
    assert.sameMembers(startedIn(changes), [...timers.started])
    assert.sameDeepMembers(
      stoppedIn(changes),
      timers.stopped.map(({ _id, endTime }) => ({ id: _id, endedAt: Date.parse(endTime ?? '') }))
    )
    const undoing = changes.filter(({ kind }) => kind === 'undo' || kind === 'redo')
    assert.sameMembers(
      undoing.map(({ id }) => id),
      [...timers.undone]
    )
    for (const { id, reversedBy: stored } of changes) {
      assert.equal(stored ?? undefined, reversedBy.get(id))
    }
    assert.isEmpty(overlapsIn(entries))
    assert.sameMembers(
      listed.map(({ _id }) => _id),
      entries.map(({ id }) => id)
    )
    const worked = secondsOf(entries)
    assert.equal(
      listed.reduce((sum, { seconds }) => sum + seconds, 0),
      worked
    )
    assert.equal(report.body.seconds, worked)
    assert.isAbove(worked, RACES / 10)
    assert.isAbove(timers.sentTwice, 0)
    await remove()
    console.log(
      `    ${RACES} races, ${timers.acknowledged} changes acknowledged, ${timers.sentTwice} requests sent twice, ` +
        `${changes.length} rows of history, ${undoing.length} undos, ${entries.length} entries, ${worked} s worked, ${ms} ms`
    )
  }).timeout(3_000_000)
})

/** Five sign-ins of one person, as of five terminals: their tokens outlive the days that pass by the fast clock. */
async function fiveClients(server: ServerProcess) {
  const founder = new OutsideClient(server)
  const credentials = await founder.foundCompany('Wettlauf GmbH')
  const clients: OutsideClient[] = []
  while (clients.length < CLIENTS) {
    const client = new OutsideClient(server)
    const signIn = { ...credentials, client: 'terminal', device: `Terminal ${clients.length}` }
    client.token = String((await client.post('/api/auth/login', signIn)).body.token)
    clients.push(client)
  }
  const first = clients[0]!
  const tasks: string[] = []
  for (const title of ['Eins', 'Zwei', 'Drei']) {
    const { body } = await first.post('/api/tasks', { title })
    tasks.push((body.task as { _id: string })._id)
  }
  return { first, timers: new RacingTimers(clients, tasks) }
}

/** The latest entries hold one open one at most, the timer's. */
async function assertOneOpen(client: OutsideClient) {
  const { body } = await client.get<Entry[]>('/api/time-entries?pageSize=10')
  const open = body.filter(({ endTime }) => endTime === null).map(({ _id }) => _id)
  const { timeEntry } = (await client.get<{ timeEntry: Entry | null }>('/api/timer')).body
  const running = timeEntry ? [timeEntry._id] : []
  if (open.join() !== running.join()) throw new Error(`Open: ${open.join()}; timer: ${running}.`)
}

async function listAll(client: OutsideClient) {
  const all: Entry[] = []
  for (let page = 1; ; page++) {
    const { body } = await client.get<Entry[]>(`/api/time-entries?page=${page}&pageSize=500`)
    all.push(...body)
    if (body.length < 500) return all
  }
}
