import { test } from '@japa/runner'
import { OutsideClient } from '#core/tests/faults/outside_client'
import { makeInstallation } from '#core/tests/faults/own_installation'
import { ServerProcess } from '#core/tests/faults/server_process'
import { Home } from './terminal_run.js'

const HOUR = 3600
const BREAK = 600

interface Entry {
  _id: string
  startTime: string
  endTime: string | null
  seconds: number
  version: number
}
interface Task {
  _id: string
  timeEntries: Entry[]
}

test.group('the elapsed time of a running timer', () => {
  test('E07: is the same on every device and in the terminal, its break taken off once, after kill -9 too', async ({
    assert,
    cleanup,
  }) => {
    const { settings, remove } = await makeInstallation('elapsed')
    const server = new ServerProcess(settings)
    cleanup(async () => {
      await server.kill()
      await remove()
    })
    await server.start()
    const owner = new OutsideClient(server)
    const { email, password } = await owner.foundCompany('Uhrwerk GmbH')
    const devices = [owner, new OutsideClient(server), new OutsideClient(server)]
    for (const device of devices.slice(1)) await device.signIn(email, password)
    const home = new Home()
    cleanup(() => home.remove())

    const { _id: task } = (await owner.post('/api/tasks', { title: 'Malen' })).body.task as Task
    await owner.post(`/api/tasks/${task}/time/start`)
    const shown = async (device: OutsideClient) => {
      const mine = (await device.get('/api/tasks/my-tasks')).body.tasks as Task[]
      const page = (await device.get(`/api/tasks/${task}`)).body.task as Task
      return [mine[0]!.timeEntries[0]!, page.timeEntries[0]!]
    }
    /** Everywhere within a second of what the clock on the wall says, plus what asking took. */
    const assertSame = async (worked: (startTime: string, at?: number) => number) => {
      for (const device of devices) {
        const asked = Date.now()
        for (const { startTime, endTime, seconds } of await shown(device)) {
          assert.isNull(endTime)
          assert.isAtLeast(seconds, worked(startTime, asked) - 1)
          assert.isAtMost(seconds, worked(startTime) + 1)
        }
      }
      const [{ startTime }] = (await shown(owner)) as [Entry]
      const env = { KONTOR_URL: `http://127.0.0.1:${server.port}`, KONTOR_TOKEN: owner.token }
      const earliest = worked(startTime)
      const { out } = await home.run(['status', '--json'], { env })
      const { seconds } = JSON.parse(out).running
      assert.isAtLeast(seconds, earliest - 1)
      assert.isAtMost(seconds, worked(startTime) + 1)
    }
    const since = (startTime: string, at = Date.now()) => (at - Date.parse(startTime)) / 1000

    const [{ _id, startTime }] = (await shown(owner)) as [Entry]
    const change = (device: OutsideClient, body: object) =>
      device.send({ method: 'PATCH', path: `/api/time-entries/${_id}`, body, key: `${_id}-break` })
    const earlier = new Date(Date.parse(startTime) - HOUR * 1000).toISOString()
    const body = { startTime: earlier, breakSeconds: BREAK }
    const answers = await Promise.all(devices.map((device) => change(device, body)))
    for (const { status } of answers) assert.equal(status, 200)
    await assertSame((start, at) => since(start, at) - BREAK)

    await server.kill()
    await server.start()
    assert.isTrue((await change(owner, body)).replayed)
    await assertSame((start, at) => since(start, at) - BREAK)

    const stopped = await devices[1]!.post(`/api/tasks/${task}/time/stop`)
    const entry = stopped.body.timeEntry as Entry
    const length = (Date.parse(String(entry.endTime)) - Date.parse(entry.startTime)) / 1000
    assert.equal(entry.startTime, earlier)
    assert.equal(entry.seconds, length - BREAK)
    assert.equal((await owner.post(`/api/tasks/${task}/time/stop`)).body.code, 'not_running')
  }).timeout(60_000)
})
