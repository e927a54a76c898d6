import { test } from '@japa/runner'
import { now, setClock } from '#core/clock'
import { call } from '#core/tests/call'
import { makeCompany } from '#modules/auth/factories/company_factory'
import {
  confirm,
  haveServer,
  type OwnServer,
  openOwnServer,
  sendInvoice,
  serverAt,
} from '../own_server.js'
import { type Desk, openDesk } from '../post_office.js'

const MINUTE = 60_000

test.group('An outage of a company’s own mail server', (group) => {
  let own: OwnServer
  let desk: Desk

  group.each.setup(async () => {
    own = await openOwnServer()
    return () => own.close()
  })

  /** Its server has stopped, and two invoices have been sent since. */
  async function fail() {
    await haveServer(desk, own.sink.port)
    await own.sink.close()
    await sendInvoice(desk)
    await sendInvoice(desk)
    await own.worker.sendDue()
  }
  /** Tries everything that is due some minutes later. @returns mails that came through the installation */
  async function tryAfter(minutes: number) {
    const later = now() + minutes * MINUTE
    const putBack = setClock(() => later)
    try {
      await own.worker.sendDue()
      return await own.post.arrived()
    } finally {
      putBack()
    }
  }
  const outage = async () => (await desk.ask('GET', '/mail-server')).outage
  const sees = async (token: string) =>
    JSON.parse((await call('GET', '/api/auth/me', { token })).text).isMailServerFailing === true

  test('begins with the first letter that does not leave and says since when, why and what waits', async ({
    assert,
  }) => {
    desk = await openDesk(assert)
    await haveServer(desk, own.sink.port)
    assert.isNull(await outage())
    await own.sink.close()
    await sendInvoice(desk)
    await sendInvoice(desk)
    await own.worker.sendDue()
    const { since, explanation, waitingCount } = await outage()
    assert.closeTo(Date.parse(since), now(), MINUTE)
    assert.match(explanation, /The mail server does not answer/)
    assert.equal(waitingCount, 2)
  })

  test('is seen by owners alone, and by no other company', async ({ assert }) => {
    desk = await openDesk(assert)
    await fail()
    assert.isTrue(await sees(desk.owner.token))
    assert.isFalse(await sees(desk.member.token))
    assert.isFalse(await sees((await makeCompany()).owner.token))
  })

  test('is mailed to the owners once, through the installation, when it lasts', async ({
    assert,
  }) => {
    desk = await openDesk(assert)
    await fail()
    assert.lengthOf(await tryAfter(2), 0)
    const mails = [...(await tryAfter(8)), ...(await tryAfter(20)), ...(await tryAfter(60))]
    assert.lengthOf(mails, 1)
    const [mail] = mails
    assert.deepEqual(mail?.recipients, [desk.owner.user.email])
    assert.match(mail?.subject ?? '', /Your mail server 127\.0\.0\.1 is not accepting e-mails/)
    assert.match(mail?.text ?? '', /E-mails waiting: 2/)
    assert.match(mail?.text ?? '', /The mail server does not answer/)
  })

  test('ends when a letter leaves, and the others follow at once', async ({ assert }) => {
    desk = await openDesk(assert)
    own.sink.answers.push('later')
    await haveServer(desk, own.sink.port)
    await sendInvoice(desk)
    await sendInvoice(desk)
    await own.worker.sendDue()
    assert.match((await outage()).explanation, /451 Try again later/)
    await tryAfter(2)
    assert.isNull(await outage())
    assert.isFalse(await sees(desk.owner.token))
    assert.lengthOf(own.sink.taken, 2)
  })

  test('ends with a test that arrives, or another server, and what waits is due', async ({
    assert,
  }) => {
    desk = await openDesk(assert)
    own.sink.answers.push('later', 'accept', 'later')
    await haveServer(desk, own.sink.port)
    await sendInvoice(desk)
    await own.worker.sendDue()
    await desk.ask('POST', '/mail-server/tests')
    assert.isNull(await outage())

    await own.worker.sendDue()
    assert.equal((await outage()).waitingCount, 1)
    await confirm(desk)
    const changed = await desk.ask('PUT', '/mail-server', serverAt(own.sink.port))
    assert.isNull(changed.outage)
    await own.worker.sendDue()
    assert.deepInclude((await desk.mails())[0], { status: 'sent' })
  })

  test('does not begin because one recipient is refused or has to wait', async ({ assert }) => {
    desk = await openDesk(assert)
    own.sink.refuses.set('post@gruenewald.example', 450)
    await haveServer(desk, own.sink.port)
    await sendInvoice(desk)
    await own.worker.sendDue()
    assert.deepInclude((await desk.mails())[0], { status: 'queued' })
    assert.isNull(await outage())
  })
})
