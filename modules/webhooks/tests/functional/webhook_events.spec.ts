import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { reader } from '#core/database/in_tx'
import env from '#core/start/env'
import { deskOf, LINE } from '#core/tests/desk'
import { MadeRecords } from '#core/tests/made_records'
import { SAMPLES } from '#core/tests/samples'
import { makeCompany, type Person } from '#modules/auth/factories/company_factory'
import { send } from '#modules/auth/tests/second_factor'
import { EVENT_TYPES } from '#modules/webhooks/events/event_types'
import { makeFurtherEvents } from '#modules/webhooks/tests/further_events'
import { type Arrived, openHookSink } from '#modules/webhooks/tests/hook_sink'
import { makeHook, sendDueHooks } from '#modules/webhooks/tests/hooks'

type Event = Arrived['event']

const HAMBURG = {
  name: 'Kunde',
  street: 'Weg 1',
  postalCode: '20095',
  city: 'Hamburg',
  country: 'DE',
}
const LINES = [{ description: 'Rat', ...LINE }]

/** A company whose endpoint hears everything. */
async function stage(cleanup: (end: () => void) => void) {
  const sink = await openHookSink(204)
  cleanup(() => sink.close())
  const { company, owner } = await makeCompany()
  await makeHook(owner, sink.url)
  const ask = askAs(owner)
  /** The events since the last time, sorted: their order is not promised. */
  const heard = async () => {
    await sendDueHooks()
    const events = sink.arrived.splice(0).map(({ event }) => event)
    return events.toSorted((one, other) => one.type.localeCompare(other.type))
  }
  const types = async () => (await heard()).map(({ type }) => type)
  return { company, owner, ask, heard, types }
}

const askAs =
  ({ token }: Person) =>
  async (method: string, path: string, body?: object) => {
    const answer = await send(method, `/api${path}`, { token, body })
    if (answer.status >= 300) throw new Error(`${path} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

/** The members of `data` that the page about webhooks names for each event. */
async function documentedFields() {
  const docs = await readFile('docs/webhooks.md', 'utf8')
  const fields = new Map<string, string[]>()
  let before: string[] = []
  for (const [, type = '', cell = ''] of docs.matchAll(/^\| `([a-z_]+\.[a-z]+)` \|.*\|(.*)\|$/gm)) {
    const names = [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    const own = cell.includes('the same') ? before : names
    if (!cell.includes('nothing')) before = own
    fields.set(type, own.toSorted())
  }
  return fields
}

test.group('Events of webhooks', () => {
  test('of invoices and payments come with each step, and paid only once nothing is open', async ({
    assert,
    cleanup,
  }) => {
    const { ask, heard, types } = await stage(cleanup)
    const body = { customClient: HAMBURG, lines: LINES }
    const { _id } = await ask('POST', '/invoices', body)
    assert.deepEqual(await types(), [])
    await ask('POST', `/invoices/${_id}/issue`, {})
    assert.deepEqual(await types(), ['invoice.issued'])
    await ask('POST', `/invoices/${_id}/payments`, { amount: 19 })
    const [recorded, ...others] = await heard()
    assert.deepEqual(others, [])
    assert.containSubset(recorded, {
      type: 'payment.recorded',
      data: { invoiceId: _id, currency: 'EUR', amount: 19 },
    })
    await ask('POST', `/invoices/${_id}/payments`, { amount: 100 })
    const [paid] = await heard()
    assert.containSubset(paid, { type: 'invoice.paid', data: { id: _id, status: 'Paid', open: 0 } })
    await ask('DELETE', `/payments/${recorded!.data.id}`)
    assert.deepEqual(await types(), ['payment.removed'])
  })

  test('say that an invoice was cancelled, and name the cancellation', async ({
    assert,
    cleanup,
  }) => {
    const { ask, types } = await stage(cleanup)
    const issue = async () => {
      const { _id } = await ask('POST', '/invoices', { customClient: HAMBURG, lines: LINES })
      await ask('POST', `/invoices/${_id}/issue`, {})
      return _id
    }
    await ask('POST', `/invoices/${await issue()}/cancel`, {})
    assert.deepEqual(await types(), ['cancellation.issued', 'invoice.cancelled', 'invoice.issued'])
    await ask('POST', `/invoices/${await issue()}/void`, {})
    assert.deepEqual(await types(), ['invoice.issued', 'invoice.voided'])
  })

  test('of order confirmations say when one is issued, invoiced or cancelled', async ({
    assert,
    cleanup,
  }) => {
    const { ask, heard, types } = await stage(cleanup)
    const issue = async () => {
      const { _id } = await ask('POST', '/orders', { customClient: HAMBURG, lines: LINES })
      await ask('POST', `/orders/${_id}/issue`, {})
      return _id
    }
    const order = await issue()
    const [issued, ...others] = await heard()
    assert.deepEqual(others, [])
    assert.containSubset(issued, {
      type: 'order.issued',
      data: { id: order, status: 'Issued', currency: 'EUR', total: 119 },
    })
    await ask('POST', `/orders/${order}/invoice`, {})
    assert.deepEqual(await types(), ['order.invoiced'])
    await ask('POST', `/orders/${await issue()}/cancel`, { reason: 'Versehen' })
    assert.deepEqual(await types(), ['order.cancelled', 'order.issued'])
  })

  test('of time come when a timer ends, but not for one that was started by mistake', async ({
    assert,
    cleanup,
  }) => {
    const { ask, heard, types } = await stage(cleanup)
    const { task } = await ask('POST', '/tasks', { title: 'Aufgabe' })
    assert.deepEqual(await types(), ['task.created'])
    // Both within one second, in which nothing has been worked.
    const second = Math.floor(Date.now() / 1000) * 1000
    const restore = setClock(() => second)
    cleanup(restore)
    await ask('POST', `/tasks/${task._id}/time/start`, {})
    await ask('POST', `/tasks/${task._id}/time/stop`, {})
    assert.deepEqual(await types(), [])
    await ask('POST', `/tasks/${task._id}/time/start`, {})
    setClock(() => second + 3_600_000)
    await ask('POST', '/timer/stop', {})
    const [stopped, ...others] = await heard()
    assert.deepEqual(others, [])
    assert.containSubset(stopped, {
      type: 'time_entry.stopped',
      data: { taskId: task._id, path: `/api/tasks/${task._id}` },
    })
    assert.isString(stopped!.data.endTime)
  })

  test('hold the fields that the page about webhooks names, and a path that can be read', async ({
    assert,
    cleanup,
  }) => {
    const { company, owner, ask } = await stage(cleanup)
    // Without a mail server, letters are put aside instead of sent.
    env.SMTP_URL = 'smtp://set'
    cleanup(() => {
      env.SMTP_URL = undefined
    })
    const made = new MadeRecords()
    for (const { fill } of SAMPLES) await fill?.(deskOf(owner), made, 'Probe', company.id)
    await makeFurtherEvents(ask)
    const rows: { body: string }[] = await reader()
      .from('webhook_events')
      .where('company_id', company.id)
      .whereNot('type', 'webhook.test')
      .orderBy('id', 'desc')
    // The first of each type: later records are deleted on the way.
    const events = new Map(
      rows.map(({ body }): [string, Event] => {
        const event = JSON.parse(body)
        return [event.type, event]
      })
    )
    const fields = await documentedFields()
    for (const [type, { data }] of events) {
      const { id, path, ...rest } = data
      assert.isString(id, type)
      assert.deepEqual(Object.keys(rest).toSorted(), fields.get(type), type)
      if (path !== null) await ask('GET', String(path).replace('/api', ''))
    }
    assert.deepEqual(
      EVENT_TYPES.filter((type) => !events.has(type)),
      []
    )
  }).timeout(60_000)
})
