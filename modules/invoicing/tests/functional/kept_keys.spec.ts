import { test } from '@japa/runner'
import { now, setClock } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { Session } from '#modules/auth/models/session'
import { type Desk, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const SIX_DAYS = 6 * 86_400_000

interface Step {
  path: string
  body: object
}

test.group('An Idempotency-Key after six days', () => {
  test('gives the first answer again, byte by byte, for every step of an invoice', async ({
    client,
    assert,
    cleanup,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.draft()
    const plan: Step[] = [
      { path: '/api/invoices', body: { customClient: { name: 'Anna' }, lines: [LINE] } },
      { path: `/api/invoices/${_id}/issue`, body: {} },
      { path: `/api/invoices/${_id}/payments`, body: { amount: 19 } },
      { path: `/api/invoices/${_id}/duplicate`, body: {} },
    ]
    const steps = plan.map((step) => ({ ...step, key: newId() }))
    const send = ({ path, body, key }: Step & { key: string }, by: Desk = desk) =>
      by.post(path, body).header('idempotency-key', key)
    const first = []
    for (const step of steps) first.push(await send(step))

    const later = now() + SIX_DAYS
    cleanup(setClock(() => later))
    await signInAgain(desk)
    for (const [index, step] of steps.entries()) {
      const again = await send(step)
      const { status, text } = { status: first[index]!.status(), text: first[index]!.text() }
      assert.isBelow(status, 300, text)
      assert.deepEqual([again.status(), again.text()], [status, text])
      assert.equal(again.header('idempotent-replayed'), 'true')

      const other = await send({ ...step, body: { ...step.body, notes: 'Other' } })
      other.assertStatus(422)
      assert.equal(other.body().code, 'idempotency_key_reused')
      assert.isUndefined(other.header('idempotent-replayed'))
    }
    assert.lengthOf((await desk.get('/api/invoices')).body(), 3)
    const { paid, payments } = (await desk.get(`/api/invoices/${_id}`)).body()
    assert.deepEqual([paid, payments.length], [19, 1])

    const elsewhere = await send(steps[0]!, await makeDesk(client))
    elsewhere.assertStatus(201)
    assert.isUndefined(elsewhere.header('idempotent-replayed'))
    assert.notEqual(elsewhere.body()._id, first[0]!.body()._id)
  })
})

/** Sessions do not last as long as keys. */
async function signInAgain({ owner }: Desk) {
  const device = { userAgent: 'test', ipAddress: '127.0.0.1' }
  owner.token = await inTx(async () => (await Session.open(owner.user, device)).token)
}
