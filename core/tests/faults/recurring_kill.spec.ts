import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { askDatabase } from './ask_database.js'
import { OutsideClient } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { ServerProcess } from './server_process.js'

const address = process.env.TEST_DATABASE_URL
/** SQLite has one process. */
const PROCESSES = address ? 3 : 1
/** The nightly run sets 200. */
const KILLS = Number(process.env.RECURRING_KILLS ?? 6)
const PROFILES = 40
const MISSED = 10
const LINE = { description: 'Hosting {{month}}', quantity: 1, unitPrice: 100, taxRate: 19 }

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test.group(`${KILLS} times kill -9 while ${PROCESSES} make recurring invoices`, () => {
  test('F01: each date of each profile has one invoice, and no number is missing', async ({
    assert,
  }) => {
    const { settings, folder, remove } = await makeInstallation('recurring')
    // One key for all: they share their sessions.
    settings.APP_KEY = 'Wk3vR9sJ2mQ8xT5bN7cL4hF6pZ1dY0gA'
    const servers = Array.from(
      { length: PROCESSES },
      (_, index) => new ServerProcess({ ...settings, KONTOR_DATA: `${folder}/${index}` })
    )
    const [first] = servers
    await first!.start()
    const client = new OutsideClient(first!)
    await client.foundCompany('Wiederkehr GmbH')
    for (let index = 0; index < PROFILES; index++) {
      const { status } = await client.post('/api/recurring-invoices', {
        name: `Profil ${index}`,
        invoice: { customClient: { name: `Kunde ${index}` }, lines: [LINE] },
        schedule: { startOn: daysAgo(MISSED), every: 1, unit: 'day' },
        mode: 'issue',
        catchUp: 'all',
      })
      assert.equal(status, 201)
    }
    await first!.kill('SIGTERM')

    // As if nobody had been there for ten days.
    const database = { ...settings, KONTOR_DATA: `${folder}/0` }
    await askDatabase(
      database,
      `update recurring_profiles set next_index = 0, next_on = '${daysAgo(MISSED)}', next_at = 0`
    )
    for (const server of servers) await server.start()
    for (let kill = 0; kill < KILLS; kill++) {
      await wait(Math.random() * 400)
      const victim = servers[kill % PROCESSES]!
      await victim.kill()
      await victim.start()
    }
    const isBehind = `/api/recurring-invoices?status=active&sort=nextDate&pageSize=1`
    const today = daysAgo(0)
    for (;;) {
      const [row] = (await client.get(isBehind)).body as unknown as { nextDate: string }[]
      if (row && row.nextDate >= today) break
      await wait(100)
    }
    for (const server of servers) await server.kill('SIGTERM')

    const runs = await askDatabase(
      database,
      `select profile_id, occurrence_on, invoice_id from recurring_runs where status = 'made'`
    )
    const invoices = await askDatabase(database, 'select id, number from invoices')
    await remove()
    const isPast = (run: Record<string, unknown>) => String(run.occurrence_on) < today
    assert.lengthOf(runs.filter(isPast), PROFILES * MISSED)
    assert.sameMembers(
      runs.map(({ invoice_id }) => invoice_id),
      invoices.map(({ id }) => id)
    )
    assert.lengthOf(
      new Set(runs.map((run) => `${run.profile_id} ${run.occurrence_on}`)),
      runs.length
    )
    assert.deepEqual(
      invoices.map(({ number }) => Number(String(number).split('-').at(-1))).sort((a, b) => a - b),
      Array.from({ length: invoices.length }, (_, index) => index + 1)
    )
  }).timeout(300_000)
})
