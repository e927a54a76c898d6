import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { openSmtpSink } from '#core/tests/smtp_sink'
import { askDatabase } from './ask_database.js'
import { OutsideClient, type Sent } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { ServerProcess, SUPER_ADMIN } from './server_process.js'

const MAILS = 1000
/** The nightly run sets 100. */
const KILLS = Number(process.env.MAIL_KILLS ?? (process.env.TEST_DATABASE_URL ? 3 : 6))
const PEOPLE = 4
/** Mails that a server has on their way at once, so as many may be taken and not yet noted when it dies. */
const ON_THEIR_WAY = 4

test.group(`${KILLS} times kill -9 while ${MAILS} mails are sent`, () => {
  test('none is lost, and what comes again has the Message-ID of the first', async ({ assert }) => {
    const sink = await openSmtpSink(Array(10).fill('later'))
    const { settings, remove } = await makeInstallation('mailkill')
    settings.SMTP_URL = sink.url
    settings.MAILS_PER_HOUR = '100000'
    settings.MAILS_PER_DAY = '100000'
    const server = new ServerProcess(settings)
    await server.start()
    const client = new OutsideClient(server)
    await client.foundCompany('Postversand GmbH')

    const invited = Array.from({ length: MAILS }, (_, index) => `gast${index}@example.test`)
    const queue = invited.values()
    const inviting = Promise.all(
      Array.from({ length: PEOPLE }, async () => {
        for (const email of queue) await acknowledged(client, invitation(email))
      })
    )
    const guests = () => sink.taken.filter(({ recipients }) => recipients[0]?.startsWith('gast'))
    const step = (MAILS - KILLS * ON_THEIR_WAY - 10) / (KILLS + 1)
    for (let kill = 1; kill <= KILLS; kill++) {
      while (new Set(guests().map(({ messageId }) => messageId)).size < kill * step) await wait(5)
      await wait(Math.random() * 30)
      await server.kill()
      await server.start()
    }
    await inviting

    // An hour passes: claims of a dead server and postponed mails are due.
    await server.kill('SIGTERM')
    await askDatabase(settings, 'update mail_outbox set next_attempt_at = 0, lease_until = 0')
    await server.start()
    const isUnsent = "select count(*) as n from mail_outbox where status <> 'sent'"
    const arrived = () => new Set(guests().map(({ recipients }) => recipients[0]))
    while (arrived().size < MAILS) await wait(50)
    // The last guest's mail may have come before others were due again, and before its arrival was noted.
    await untilNoneWaits(server)
    await server.kill('SIGTERM')
    assert.equal(Number((await askDatabase(settings, isUnsent))[0]?.n), 0)
    await remove()
    await sink.close()

    assert.sameMembers([...arrived()], invited)
    const messageIds = new Map<string | undefined, Set<string>>()
    for (const { recipients, messageId } of guests()) {
      const known = messageIds.get(recipients[0]) ?? new Set()
      messageIds.set(recipients[0], known.add(messageId))
    }
    for (const [email, ids] of messageIds) assert.equal(ids.size, 1, email)
    const repeats = guests().length - MAILS
    assert.isAtMost(repeats, KILLS * ON_THEIR_WAY)
    console.log(`    ${KILLS} kills, ${MAILS} mails arrived, ${repeats} of them twice`)
  }).timeout(600_000)
})

/** Waits until the outbox has nothing to send; a mail that is never sent ends the test by its time. */
async function untilNoneWaits(server: ServerProcess) {
  const operator = new OutsideClient(server)
  await operator.signIn(SUPER_ADMIN.email, SUPER_ADMIN.password)
  for (const status of ['queued', 'sending']) {
    const path = `/api/admin/mails?pageSize=1&status=${status}`
    while ((await operator.get<{ mails: unknown[] }>(path)).body.mails.length > 0) await wait(50)
  }
}

const invitation = (email: string): Sent => ({
  method: 'POST',
  path: '/api/employees/invitations',
  body: { email, name: 'Gast', role: 'employee' },
  key: randomUUID(),
})

/** Sends until there is an answer, with one key: a server that dies meanwhile does it once all the same. */
async function acknowledged(client: OutsideClient, sent: Sent) {
  for (;;) {
    try {
      const { status, body } = await client.send(sent)
      if (status !== 201) throw new TypeError(`${status} ${JSON.stringify(body)}`)
      return
    } catch (error) {
      // fetch reports a broken connection as a TypeError with a cause; ours has none.
      if (!(error instanceof TypeError) || !error.cause) throw error
      await wait(20)
    }
  }
}
