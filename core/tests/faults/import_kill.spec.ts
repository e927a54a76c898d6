import { setTimeout as wait } from 'node:timers/promises'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { askDatabase } from './ask_database.js'
import { OutsideClient } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { runAce } from './run_ace.js'
import { ServerProcess } from './server_process.js'

const CLIENTS = 3000
/** Rows without a name, spread over the file. */
const FAULTS = 10
/** Enough to meet each state; more of them by the setting. */
const KILLS = Number(process.env.IMPORT_KILLS ?? 3)

interface Shown {
  _id: string
  state: string
  progress: number
  planned: Record<string, number> | null
  done: Record<string, number>
}

test.group(`${KILLS} times kill -9 while ${CLIENTS} clients are brought in`, () => {
  test('each row is there exactly once, and is counted once', async ({ assert }) => {
    const { settings, remove } = await makeInstallation('importkill')
    const server = new ServerProcess(settings)
    await server.start()
    const client = new OutsideClient(server)
    await client.foundCompany('Umzug GmbH')
    const id = await uploaded(client)
    const shown = async () => (await client.get<Shown>(`/api/imports/${id}`)).body

    /** Waits until so much of a work is done. */
    async function come(far: number, state: string) {
      for (;;) {
        const now = await shown()
        if (now.state !== state || now.progress >= far) return now
        await wait(5)
      }
    }
    async function killed() {
      await wait(Math.random() * 50)
      await server.kill()
      // Its claim has run out: nobody wants to wait for that here.
      await askDatabase(settings, 'update imports set worked_until = 0')
      await server.start()
    }

    await client.post(`/api/imports/${id}/check`)
    await come(0.5, 'checking')
    await killed()
    const checked = await come(2, 'checking')
    assert.deepEqual(checked.planned, { create: CLIENTS, update: 0, skip: 0, fault: FAULTS })
    await client.post(`/api/imports/${id}/run`)
    let cut = 0
    for (let kill = 1; kill <= KILLS; kill++) {
      const { state } = await come(kill / (KILLS + 1), 'running')
      if (state === 'running') cut++
      await killed()
    }
    const { state, done } = await come(2, 'running')
    await server.kill('SIGTERM')

    assert.isAbove(cut, 0)
    assert.equal(state, 'done')
    assert.containsSubset(done, { created: CLIENTS, updated: 0, skipped: 0, failed: FAULTS })
    await onceEach(assert, settings)
    const verified = await runAce(['documents:verify'], settings)
    assert.equal(verified.code, 0, verified.said)
    await remove()
    console.log(`    ${cut} of ${KILLS} kills in the middle, ${CLIENTS} clients once each`)
  }).timeout(600_000)
})

/** In the list, in the record of what the import did, and in the audit log. */
async function onceEach(assert: Assert, settings: Record<string, string>) {
  const clients = await askDatabase(settings, 'select id, number, name from clients')
  assert.sameMembers(
    clients.map(({ number, name }) => `${number} ${name}`),
    Array.from({ length: CLIENTS }, (_, index) => `U${index} Kunde ${index}`)
  )
  const ids = clients.map(({ id }) => id)
  const blocks = await askDatabase(settings, 'select outcome, faults from import_blocks')
  const parts = (name: string) =>
    blocks.flatMap((block) => JSON.parse(String(block[name])) as { id?: string; row: number }[])
  assert.sameMembers(
    parts('outcome').map((one) => one.id),
    ids
  )
  assert.lengthOf(new Set(parts('faults').map(({ row }) => row)), FAULTS)
  const audited = await askDatabase(
    settings,
    "select subject_id from audit_log where action = 'client.created'"
  )
  assert.sameMembers(
    audited.map(({ subject_id }) => subject_id),
    ids
  )
}

async function uploaded({ token, server }: OutsideClient): Promise<string> {
  const rows = Array.from({ length: CLIENTS }, (_, index) => `U${index};Kunde ${index};Bonn`)
  for (let fault = 0; fault < FAULTS; fault++) {
    rows.splice((fault * CLIENTS) / FAULTS, 0, `F${fault};;Bonn`)
  }
  const body = new FormData()
  body.append('file', new Blob([`Nummer;Name;Ort\n${rows.join('\n')}\n`]), 'kunden.csv')
  const response = await fetch(`http://127.0.0.1:${server.port}/api/imports?kind=clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  return ((await response.json()) as Shown)._id
}
