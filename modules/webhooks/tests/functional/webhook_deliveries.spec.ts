import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { deskOf } from '#core/tests/desk'
import { mailsTo } from '#core/tests/mails_to'
import { makeCompany, type Person } from '#modules/auth/factories/company_factory'
import { confirm } from '#modules/auth/tests/second_factor'
import dueWork from '#modules/webhooks/due_work'
import { claimNext } from '#modules/webhooks/sending/claim'
import { beginDeliveries, dispatchDue, endDeliveries } from '#modules/webhooks/sending/dispatch'
import { limits, PATIENCE } from '#modules/webhooks/sending/send_attempt'
import { isSignedBy, openHookSink, type Reply } from '#modules/webhooks/tests/hook_sink'
import {
  deliveriesOf,
  hookBody,
  hookCall,
  makeHook,
  sendDueHooks,
} from '#modules/webhooks/tests/hooks'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A client whose event is sent to a receiver with these replies. */
async function stage(cleanup: (end: () => void) => void, ...replies: Reply[]) {
  const sink = await openHookSink(...replies)
  cleanup(() => sink.close())
  const { company, owner } = await makeCompany()
  const hook = await makeHook(owner, sink.url, { events: ['client.created'] })
  const call = hookCall(owner, hook)
  const log = async () => (await call('GET', '/deliveries')).body
  return { sink, company, owner, hook, call, log }
}

const addClient = (owner: Person, name = 'Kunde') => deskOf(owner).post('/clients', { name })

/** Sends what is due after a while. */
async function sendAfter(later: number) {
  const restore = setClock(() => Date.now() + later)
  await sendDueHooks().finally(restore)
}

test.group('Deliveries of webhooks', (group) => {
  group.each.teardown(() => {
    Object.assign(limits, { waitMs: PATIENCE, totalMs: PATIENCE })
  })

  test('a failed one is repeated after growing pauses, with the same id, until it arrives', async ({
    assert,
    cleanup,
  }) => {
    const { sink, hook, owner, log } = await stage(cleanup, 500, 302, 404, 204)
    await addClient(owner)
    await sendDueHooks()
    const [first] = await log()
    assert.containSubset(first, { state: 'waiting', attempts: 1, status: 500, failure: 'status' })
    const pause = Date.parse(first.nextAttemptAt) - Date.parse(first.attemptedAt)
    assert.closeTo(pause, MINUTE, 5_000)

    await sendAfter(30_000)
    assert.lengthOf(sink.arrived, 1)
    await sendAfter(2 * MINUTE)
    assert.containSubset(await log(), [{ attempts: 2, status: null, failure: 'redirect' }])
    await sendAfter(3 * MINUTE)
    assert.lengthOf(sink.arrived, 2)
    await sendAfter(10 * MINUTE)
    await sendAfter(HOUR)
    assert.lengthOf(sink.arrived, 4)
    assert.containSubset(await log(), [
      { state: 'delivered', attempts: 4, status: 204, failure: null, nextAttemptAt: null },
    ])
    assert.equal(new Set(sink.arrived.map(({ headers }) => headers['webhook-id'])).size, 1)
    assert.equal(new Set(sink.arrived.map(({ body }) => body)).size, 1)
    for (const one of sink.arrived) assert.isTrue(isSignedBy(hook.secret, one))
  })

  test('after seven attempts it has failed', async ({ assert, cleanup }) => {
    const { sink, owner, log } = await stage(cleanup, 500)
    await addClient(owner)
    for (let hours = 0; hours < 70; hours += 1) await sendAfter(hours * HOUR)
    assert.lengthOf(sink.arrived, 7)
    assert.containSubset(await log(), [{ state: 'failed', attempts: 7, nextAttemptAt: null }])
  })

  test('a receiver that answers too late has failed', async ({ assert, cleanup }) => {
    Object.assign(limits, { waitMs: 100, totalMs: 200 })
    const { sink, owner, log } = await stage(cleanup, () => undefined, 204)
    await addClient(owner)
    await sendDueHooks()
    assert.containSubset(await log(), [{ state: 'waiting', failure: 'too_slow', status: null }])
    await sendAfter(2 * MINUTE)
    assert.lengthOf(sink.arrived, 2)
    assert.containSubset(await log(), [{ state: 'delivered' }])
  })

  test('a redirect is not followed, and a private address is not called', async ({
    assert,
    cleanup,
  }) => {
    const target = await openHookSink(204)
    cleanup(() => target.close())
    const { sink, owner, log } = await stage(cleanup, (response) =>
      response.writeHead(307, { location: target.url }).end()
    )
    await addClient(owner)
    await sendDueHooks()
    assert.lengthOf(target.arrived, 0)
    assert.containSubset(await log(), [{ failure: 'redirect' }])

    // The operator takes the permission back.
    sink.forbid()
    await sendAfter(2 * MINUTE)
    assert.lengthOf(sink.arrived, 1)
    assert.containSubset(await log(), [{ attempts: 2, failure: 'address' }])
  })

  test('a slow receiver does not hold up others, nor does one with many events', async ({
    assert,
    cleanup,
  }) => {
    const waiting: (() => void)[] = []
    const slow = await stage(cleanup, (response) =>
      waiting.push(() => response.writeHead(204).end())
    )
    for (let index = 0; index < 20; index += 1) await addClient(slow.owner, `Kunde ${index}`)
    const quick = await stage(cleanup, 204)
    await addClient(quick.owner)
    while (quick.sink.arrived.length === 0) assert.isTrue(await dispatchDue())
    assert.isAtMost(slow.sink.arrived.length, 2)
    const serving = sendDueHooks()
    while (slow.sink.arrived.length < 20 || waiting.length > 0) {
      for (const answer of waiting.splice(0)) answer()
      await new Promise(setImmediate)
    }
    await serving
    const ids = slow.sink.arrived.map(({ headers }) => headers['webhook-id'])
    assert.lengthOf(ids, 20)
    assert.equal(new Set(ids).size, 20)
  })

  test('two processes claim each delivery once, and one that died is sent by the next', async ({
    assert,
    cleanup,
  }) => {
    const { sink, owner, company, hook } = await stage(cleanup, 204)
    await addClient(owner)
    const queue = { company_id: company.id, endpoint_id: hook._id }
    const claims = await Promise.all([claimNext(queue), claimNext(queue), claimNext(queue)])
    assert.lengthOf(claims.filter(Boolean), 1)

    await sendDueHooks()
    assert.lengthOf(sink.arrived, 0)
    await sendAfter(2 * MINUTE)
    assert.lengthOf(sink.arrived, 1)
    assert.containSubset(await deliveriesOf(company.id), [{ state: 'delivered', attempts: 2 }])
  })

  test('a server that stops gives back what is on its way, without counting the attempt', async ({
    assert,
    cleanup,
  }) => {
    const { sink, owner, company } = await stage(cleanup, () => undefined, 204)
    await addClient(owner)
    const sending = sendDueHooks()
    while (sink.arrived.length === 0) await new Promise(setImmediate)
    await endDeliveries()
    await sending
    beginDeliveries()
    assert.containSubset(await deliveriesOf(company.id), [{ state: 'waiting', attempts: 0 }])
    await sendDueHooks()
    assert.lengthOf(sink.arrived, 2)
  })

  test('410 switches the endpoint off at once, with a mail to the owner', async ({
    assert,
    cleanup,
  }) => {
    const { sink, owner, call, log } = await stage(cleanup, 410)
    await addClient(owner, 'Erster')
    await sendDueHooks()
    const { body } = await call('GET')
    assert.containSubset(body, { isActive: false, offBecause: 'gone' })
    assert.containSubset(await log(), [{ state: 'failed', failure: 'switched_off', status: 410 }])
    const mails = await mailsTo(owner.user.email)
    assert.isTrue(mails.some(({ subject }) => subject.includes(sink.host)))

    await addClient(owner, 'Zweiter')
    await sendAfter(HOUR)
    assert.lengthOf(sink.arrived, 1)
    assert.lengthOf(await log(), 1)
  })

  test('an endpoint at which nothing has arrived for three days is switched off', async ({
    assert,
    cleanup,
  }) => {
    const { owner, call } = await stage(cleanup, 500)
    await addClient(owner, 'Erster')
    await sendDueHooks()
    const failing = await call('GET')
    assert.isString(failing.body.failingSince)
    assert.isTrue(failing.body.isActive)
    await addClient(owner, 'Zweiter')
    await sendAfter(2 * DAY)
    assert.isTrue((await call('GET')).body.isActive)
    await sendAfter(3 * DAY + HOUR)
    assert.containSubset((await call('GET')).body, { isActive: false, offBecause: 'failing' })
    const mails = await mailsTo(owner.user.email)
    assert.lengthOf(
      mails.filter(({ subject }) => subject.includes('switched off')),
      1
    )
  })

  test('failed ones are sent again, one or all, once the endpoint is on', async ({
    assert,
    cleanup,
  }) => {
    const { sink, owner, company, call, log } = await stage(cleanup, 410, 204)
    for (const name of ['A', 'B', 'C']) await addClient(owner, name)
    while ((await call('GET')).body.isActive) await sendDueHooks()
    const before = sink.arrived.length
    const [newest] = await log()
    const replay = `/deliveries/${newest._id}/replays`
    assert.deepEqual((await call('POST', replay)).body.code, 'endpoint_off')

    await confirm(owner)
    const on = hookBody(sink.url, { events: ['client.created'] })
    assert.containSubset((await call('PUT', '', on)).body, { isActive: true, offBecause: null })
    const again = await call('POST', replay)
    assert.equal(again.status, 201)
    assert.containSubset(again.body, { state: 'waiting', attempts: 0 })
    assert.deepEqual((await call('POST', replay)).body.code, 'still_waiting')
    await sendDueHooks()
    assert.lengthOf(sink.arrived, before + 1)
    assert.equal(sink.arrived.at(-1)!.headers['webhook-id'], newest.eventId)

    const rest = await call('POST', '/replays', { days: 1 })
    assert.isAtLeast(rest.body.count, 1)
    await sendDueHooks()
    assert.isTrue((await log()).every(({ state }: { state: string }) => state === 'delivered'))
    const audited = await reader()
      .from('audit_log')
      .where({ company_id: company.id, action: 'webhook.replayed' })
    assert.lengthOf(audited, 2)
  })

  test('after a rotation both secrets sign for a day, then the new one alone', async ({
    assert,
    cleanup,
  }) => {
    const { sink, owner, hook, call } = await stage(cleanup, 204)
    await confirm(owner)
    const rotated = await call('POST', '/secrets')
    assert.equal(rotated.status, 201)
    assert.isString(rotated.body.formerSecretUntil)
    await addClient(owner, 'Erster')
    await sendDueHooks()
    const [both] = sink.arrived
    assert.isTrue(isSignedBy(hook.secret, both!) && isSignedBy(rotated.body.secret, both!))
    await addClient(owner, 'Zweiter')
    await sendAfter(25 * HOUR)
    assert.isFalse(isSignedBy(hook.secret, sink.arrived[1]!))
    assert.isTrue(isSignedBy(rotated.body.secret, sink.arrived[1]!))
  })

  test('a test event is sent at once, also to an endpoint that is off, and is not repeated', async ({
    assert,
    cleanup,
  }) => {
    const { sink, owner, hook, call, log } = await stage(cleanup, 204, 500)
    await confirm(owner)
    await call('PUT', '', hookBody(sink.url, { isActive: false }))
    const { status, body } = await call('POST', '/tests')
    assert.equal(status, 201)
    assert.containSubset(body, { type: 'webhook.test', state: 'delivered', status: 204 })
    assert.isTrue(isSignedBy(hook.secret, sink.arrived[0]!))
    const failed = await call('POST', '/tests')
    assert.containSubset(failed.body, { state: 'failed', status: 500, answer: 'noted' })
    await sendAfter(HOUR)
    assert.lengthOf(sink.arrived, 2)
    assert.lengthOf(await log(), 2)
  })

  test('the log keeps what was sent and the first kilobyte of the answer, for thirty days', async ({
    assert,
    cleanup,
  }) => {
    const { sink, owner, company, call, log } = await stage(cleanup, (response) =>
      response.writeHead(200).end('ä'.repeat(100_000))
    )
    await addClient(owner)
    await sendDueHooks()
    const [{ _id, duration }] = await log()
    assert.isAtLeast(duration, 0)
    const { body } = await call('GET', `/deliveries/${_id}`)
    assert.equal(body.body, sink.arrived[0]!.body)
    assert.equal(body.answer, 'ä'.repeat(512))
    const listed = await call('GET', '/deliveries?state=failed')
    assert.deepEqual(listed.body, [])

    const runAfter = async (days: number) => {
      const restore = setClock(() => Date.now() + days * DAY)
      for (const { run } of dueWork) await run()
      restore()
    }
    await runAfter(29)
    assert.lengthOf(await log(), 1)
    await runAfter(31)
    assert.lengthOf(await log(), 0)
    assert.lengthOf(await reader().from('webhook_events').where('company_id', company.id), 0)
  })

  test('deliveries of a suspended company wait, and a secret of another key is no server error', async ({
    assert,
    cleanup,
  }) => {
    const { sink, owner, company, hook, log } = await stage(cleanup, 204)
    await addClient(owner)
    await inTx(() => company.merge({ status: 'suspended' }).save())
    await sendDueHooks()
    assert.lengthOf(sink.arrived, 0)
    await inTx(async () => {
      await company.merge({ status: 'active' }).save()
      await writer()
        .from('webhook_endpoints')
        .where('id', hook._id)
        .update({ sealed_secret: 'sealed by another key' })
    })
    await sendDueHooks()
    assert.lengthOf(sink.arrived, 0)
    assert.containSubset(await log(), [{ state: 'waiting', failure: 'secret' }])
  })
})
