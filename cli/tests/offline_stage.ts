import type { TestContext } from '@japa/runner/core'
import { OutsideClient } from '#core/tests/faults/outside_client'
import { makeInstallation } from '#core/tests/faults/own_installation'
import { ServerProcess } from '#core/tests/faults/server_process'
import { Home } from './terminal_run.js'

/** A time entry, as the server answers it. */
export interface Entry {
  _id: string
  startTime: string
  endTime: string | null
  breakSeconds: number
  recordedOffline: boolean
  task: { title: string }
}

/** A real server that can be stopped and started, one person, and as many machines of theirs as wanted. */
export async function offlineStage({ test: current }: TestContext, machines: number) {
  const { settings, remove } = await makeInstallation('offline')
  const server = new ServerProcess(settings)
  current.cleanup(async () => {
    await server.kill()
    await remove()
  })
  await server.start()
  const owner = new OutsideClient(server)
  const { email, password } = await owner.foundCompany('Zugfahrt GmbH')
  const { id } = (await owner.get<{ id: string }>('/api/auth/me')).body
  for (const title of ['Analyse', 'Bericht']) {
    await owner.post('/api/tasks', { title, assigneeIds: [id] })
  }
  const signIn = (home: Home) => {
    const host = `http://127.0.0.1:${server.port}`
    return home.run(['login', '--host', host, '--email', email], { input: password })
  }
  const homes = Array.from({ length: machines }, () => new Home())
  for (const home of homes) {
    current.cleanup(() => home.remove())
    await signIn(home)
    await home.run(['tasks'])
  }
  const entries = async () =>
    (await owner.get<Entry[]>('/api/time-entries?order=asc')).body.map(
      ({ task, endTime, recordedOffline }) => [task.title, endTime !== null, recordedOffline]
    )
  return { server, owner, homes, entries, signIn, email, password }
}
