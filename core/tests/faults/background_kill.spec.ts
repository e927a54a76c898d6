import { globSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { askDatabase } from './ask_database.js'
import { OutsideClient } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { ServerProcess } from './server_process.js'

const KILLS = Number(process.env.BACKGROUND_KILLS ?? 3)
const PROFILES = 20
const MISSED = 10
const DAY = today('Europe/Berlin')
const LINE = { description: 'Hosting', quantity: 1, unitPrice: 100, taxRate: 19 }

/** The background process of a server, as /proc knows it. */
function backgroundOf({ pid }: ServerProcess): number | undefined {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number)
  )
  return children.find((child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('core/bin/background')
    } catch {
      return false
    }
  })
}

test.group(`${KILLS} times kill -9 of the background process alone`, () => {
  test('each date has one invoice, and people are answered meanwhile', async ({ assert }) => {
    const { settings, remove } = await makeInstallation('background')
    const server = new ServerProcess(settings)
    await server.start()
    const client = new OutsideClient(server)
    await client.foundCompany('Hintergrund GmbH')
    for (let index = 0; index < PROFILES; index++) {
      await client.post('/api/recurring-invoices', {
        name: `Profil ${index}`,
        invoice: { customClient: { name: `Kunde ${index}` }, lines: [LINE] },
        schedule: { startOn: addDays(DAY, -MISSED), every: 1, unit: 'day' },
        mode: 'issue',
        catchUp: 'all',
      })
    }
    await server.kill('SIGTERM')
    await askDatabase(
      settings,
      `update recurring_profiles set next_index = 0, next_on = '${addDays(DAY, -MISSED)}', next_at = 0`
    )
    await server.start()

    const nextDate = async () => {
      const path = '/api/recurring-invoices?status=active&sort=nextDate&pageSize=1'
      const { body } = await client.get<{ nextDate: string }[]>(path)
      return body[0]?.nextDate ?? ''
    }
    const countRuns = async () => {
      const [row] = await askDatabase(settings, 'select count(*) as count from recurring_runs')
      return Number(row?.count)
    }
    let kills = 0
    let madeBefore = 0
    while ((await nextDate()) < DAY) {
      const pid = backgroundOf(server)
      const made = await countRuns()
      if (pid && made > madeBefore && kills < KILLS) {
        madeBefore = made
        kills += 1
        process.kill(pid, 'SIGKILL')
        const { status } = await client.post('/api/clients', { name: 'Dazwischen' })
        assert.equal(status, 201)
      }
      await wait(Math.random() * 20)
    }
    await server.kill('SIGTERM')

    const runs = await askDatabase(
      settings,
      `select profile_id, occurrence_on, invoice_id from recurring_runs where status = 'made'`
    )
    const invoices = await askDatabase(settings, 'select id, number from invoices')
    await remove()
    assert.equal(kills, KILLS)
    const past = runs.filter((run) => String(run.occurrence_on) < DAY)
    assert.lengthOf(past, PROFILES * MISSED)
    assert.lengthOf(
      new Set(past.map((run) => `${run.profile_id} ${run.occurrence_on}`)),
      past.length
    )
    assert.sameMembers(
      runs.map(({ invoice_id }) => invoice_id),
      invoices.map(({ id }) => id)
    )
    assert.deepEqual(
      invoices.map(({ number }) => Number(String(number).split('-').at(-1))).sort((a, b) => a - b),
      invoices.map((_, index) => index + 1)
    )
  })
    .timeout(300_000)
    .skip(process.platform !== 'linux', 'Only Linux names the children of a process in /proc.')
})
