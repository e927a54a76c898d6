import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'
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
/** Profiles that collect the hours of a client, each with as many entries as dates were missed. */
const COLLECTING = 4
const LINE = { description: 'Hosting {{month}}', quantity: 1, unitPrice: 100, taxRate: 19 }

const daysAgo = (days: number) => addDays(today('Europe/Berlin'), -days)

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
    for (let index = 0; index < COLLECTING; index++) await collectHours(client, index)
    await first!.kill('SIGTERM')

    // As if the server had been off for ten days.
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
      const [row] = (await client.get<{ nextDate: string }[]>(isBehind)).body
      if (row && row.nextDate >= today) break
      await wait(100)
    }
    for (const server of servers) await server.kill('SIGTERM')

    const runs = await askDatabase(
      database,
      `select profile_id, occurrence_on, invoice_id from recurring_runs where status = 'made'`
    )
    const invoices = await askDatabase(database, 'select id, number from invoices')
    const billed = await askDatabase(database, 'select entry_id, invoice_id from billed_time')
    const hours = await askDatabase(
      database,
      "select invoice_id from invoice_lines where description like 'Stunde%'"
    )
    await remove()
    const isPast = (run: Record<string, unknown>) => String(run.occurrence_on) < today
    assert.lengthOf(runs.filter(isPast), (PROFILES + COLLECTING) * MISSED)
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
    // Row 53: each hour appears in one line of one invoice.
    assert.lengthOf(new Set(billed.map(({ entry_id }) => entry_id)), COLLECTING * MISSED)
    assert.sameMembers(
      billed.map(({ invoice_id }) => invoice_id),
      hours.map(({ invoice_id }) => invoice_id)
    )
  }).timeout(300_000)
})

/** A client with an hour of work on each of the missed days, and a daily invoice that collects them. */
async function collectHours(client: OutsideClient, index: number) {
  const { _id: clientId } = (
    await client.post('/api/clients', { name: `Stunden ${index}`, ...ADDRESS })
  ).body
  const project = { name: `Projekt ${index}`, clientId, hourlyRate: '90' }
  const { _id: projectId } = (await client.post('/api/projects', project)).body
  const { task } = (await client.post('/api/tasks', { title: 'Stunde', projectId })).body as {
    task: { _id: string }
  }
  for (let days = 1; days <= MISSED; days++) {
    const hour = String(index).padStart(2, '0')
    await client.post('/api/time-entries', {
      taskId: task._id,
      startTime: `${daysAgo(days + 1)}T${hour}:00:00Z`,
      endTime: `${daysAgo(days + 1)}T${hour}:30:00Z`,
    })
  }
  await client.post('/api/recurring-invoices', {
    name: `Stunden ${index}`,
    invoice: { clientId, lines: [LINE] },
    schedule: { startOn: daysAgo(MISSED), every: 1, unit: 'day' },
    mode: 'issue',
    catchUp: 'all',
    collects: { by: 'entry' },
  })
}
