import { test } from '@japa/runner'
import { addDays, now, setClock, today } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { allDueWork } from '#core/due_work/start_due_worker'
import { deskOf, LINE } from '#core/tests/desk'
import { makeCompany } from '#modules/auth/factories/company_factory'

const DAY = 86_400_000
const FORGETTING = /forget_(invoice|estimate|proposal|ledger)_links|forget_rate_limits/

/** All forgetting that the server does by the clock. */
async function forget() {
  const works = (await allDueWork()).filter(({ name }) => FORGETTING.test(name))
  for (const work of works) {
    while (await work.run()) {
      // The next portion.
    }
  }
  return works.length
}

test.group('Links and counts whose time is over', (group) => {
  group.each.setup(() => {
    const restore = setClock(() => Date.now())
    return () => restore()
  })

  test('a shared invoice’s link is deleted thirty days after its end, one that opens stays', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const desk = deskOf({ token: owner.token })
    const client = await desk.post('/clients', { name: 'Kundin Schulz' })
    const lines = [{ ...LINE, description: 'Beratung' }]
    const made: string[] = []
    for (const days of [10, 200, null]) {
      const { _id } = await desk.post('/invoices', { clientId: client._id, lines })
      await desk.post(`/invoices/${_id}/issue`)
      await desk.post(`/invoices/${_id}/link`, days === null ? {} : { days })
      made.push(_id)
    }
    const left = async () => {
      const rows = await reader().from('invoice_links').where('company_id', company.id)
      return rows.map((row) => made.indexOf(row.invoice_id)).sort()
    }
    setClock(() => Date.now() + 39 * DAY)
    assert.equal(await forget(), 8)
    assert.deepEqual(await left(), [0, 1, 2])
    setClock(() => Date.now() + 41 * DAY)
    await forget()
    assert.deepEqual(await left(), [1, 2])
  })

  test('a count of tries is deleted with its time', async ({ assert }) => {
    const counts = [
      { key: 'forgotten_links_over', points: 3, expire: now() - 1 },
      { key: 'forgotten_links_open', points: 3, expire: now() + DAY },
    ]
    await inTx(() => insertRows('rate_limits', counts))
    await forget()
    const rows = await reader()
      .from('rate_limits')
      .whereIn(
        'key',
        counts.map(({ key }) => key)
      )
    assert.deepEqual(
      rows.map(({ key }) => key),
      ['forgotten_links_open']
    )
  })

  test('a portal’s link is deleted thirty days after its last day, one without a day stays', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const desk = deskOf({ token: owner.token })
    const { _id } = await desk.post('/clients', { name: 'Kundin Schulz' })
    const start = today('UTC')
    for (const days of [10, 200, null]) {
      const expiresOn = days === null ? null : addDays(start, days)
      await desk.post(`/clients/${_id}/ledger-links`, { expiresOn })
    }
    const left = async () =>
      Number((await reader().from('ledger_links').where('company_id', company.id)).length)
    assert.equal(await left(), 3)
    setClock(() => Date.now() + 39 * DAY)
    await forget()
    assert.equal(await left(), 3)
    setClock(() => Date.now() + 42 * DAY)
    await forget()
    assert.equal(await left(), 2)
  })
})
