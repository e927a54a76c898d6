import { test } from '@japa/runner'
import { now, setClock } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { DueWorker } from '#core/due_work/due_worker'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { greeting } from '#core/tests/mail_bench'
import { haveMailServer } from '#core/tests/mail_server'
import { mailsTo } from '#core/tests/mails_to'
import { takeRun } from '#modules/admin/backups/backup_run'
import dueWork from '#modules/admin/due_work'
import { FAR, haveFarOutbox } from '#modules/admin/tests/far_outbox'
import { lookAfter } from '#modules/admin/watch/watch'
import { makeSuperAdmin } from '#modules/auth/factories/company_factory'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Noon: the backup of 02:30 is due for more than two hours. */
const NOON = Date.parse('2026-03-02T12:00:00Z')

test.group('Trouble of the installation', (group) => {
  const { BACKUP_FOLDER, BACKUP_ZONE } = env
  group.each.setup(async () => {
    for (const table of ['backup_runs', 'troubles']) await inTx(() => writer().from(table).delete())
    Object.assign(env, { BACKUP_FOLDER: '/no/such/folder', BACKUP_ZONE: 'UTC' })
    setClock(() => NOON)
  })
  group.each.teardown(() => {
    Object.assign(env, { BACKUP_FOLDER, BACKUP_ZONE })
    setClock(Date.now)()
  })
  const later = (ms: number) => setClock(() => NOON + ms)

  /** A super admin who gets mails in this language. */
  async function operator(language = 'en') {
    const { user } = await makeSuperAdmin()
    await inTx(() => writer().from('users').where('id', user.id).update({ language }))
    return user
  }

  /** The disk of the machine may be trouble as well. */
  const mailsAbout = async (title: string, { email }: { email: string }) =>
    (await mailsTo(email)).filter(({ subject }) => subject.endsWith(`: ${title}`))

  test('is mailed once when it begins and once when it is over, in the language of each', async ({
    assert,
  }) => {
    const [english, german] = [await operator(), await operator('de')]
    for (const minutes of [0, 1, 20]) {
      later(minutes * MINUTE)
      await lookAfter()
    }
    const [mail, ...others] = await mailsAbout('Backups', english)
    assert.isEmpty(others)
    assert.equal(mail?.subject, 'Kontor needs attention: Backups')
    assert.include(mail?.text, 'No backup was ever made')
    assert.include(mail?.links[0], '/admin/operations')
    assert.include(
      (await mailsAbout('Sicherungen', german))[0]?.text,
      'Es wurde noch nie eine Sicherung'
    )

    env.BACKUP_FOLDER = '/'
    await (await takeRun('2026-03-02'))?.end({ drill_state: 'passed', folder: '/' })
    await lookAfter()
    later(29 * MINUTE)
    await lookAfter()
    assert.lengthOf(await mailsAbout('Backups', english), 1)
    later(31 * MINUTE)
    await lookAfter()
    await lookAfter()
    const [, over, ...more] = await mailsAbout('Backups', english)
    assert.isEmpty(more)
    assert.equal(over?.subject, 'Solved: Backups')
    assert.include(over?.text, '02.03.2026 12:00')
  })

  test('that comes back within minutes is the same trouble', async ({ assert }) => {
    const person = await operator()
    await lookAfter()
    const run = await takeRun('2026-03-02')
    await lookAfter()
    await run?.fail('The disk is full.')
    later(9 * MINUTE)
    await lookAfter()
    later(30 * MINUTE)
    await lookAfter()
    assert.lengthOf(await mailsAbout('Backups', person), 1)
  })

  test('is mailed once by several processes', async ({ assert }) => {
    const person = await operator()
    await Promise.all(Array.from({ length: 5 }, lookAfter))
    assert.lengthOf(await mailsAbout('Backups', person), 1)
  })

  test('whose mail could not leave until it was over is not mailed any more', async ({
    assert,
    cleanup,
  }) => {
    cleanup(haveMailServer())
    const { email } = await operator()
    await lookAfter()
    await takeRun('2026-03-02')
    for (const minutes of [1, 12]) {
      const open = minutes * MINUTE
      later(open)
      await inTx(() =>
        writer()
          .from('backup_runs')
          .update({ worked_until: now() + HOUR })
      )
      await lookAfter()
    }
    const states = await reader()
      .from('mail_outbox')
      .where('recipients', 'like', `%${email}%`)
      .where('subject', 'like', '%Backups')
      .select('kind', 'status')
    assert.deepEqual(
      states.map(({ kind, status }) => [kind, status]),
      [['admin.trouble', 'cancelled']]
    )
  })

  test('of the queue adds no mail to it, and is mailed when it is over', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await haveFarOutbox())
    env.BACKUP_FOLDER = undefined
    setClock(() => FAR)
    const person = await operator()
    const id = await inTx(() => queueMail(greeting()))
    setClock(() => FAR + 2 * HOUR)
    await lookAfter()
    assert.lengthOf(await reader().from('troubles').where('check_name', 'mail_queue'), 1)
    assert.isEmpty(await mailsAbout('Mail queue', person))

    await inTx(() => writer().from('mail_outbox').where('id', id).update({ status: 'sent' }))
    await lookAfter()
    setClock(() => FAR + 2 * HOUR + 11 * MINUTE)
    await lookAfter()
    assert.deepEqual(
      (await mailsAbout('Mail queue', person)).map(({ subject }) => subject),
      ['Solved: Mail queue']
    )
  })

  test('that nobody asks about any more is forgotten', async ({ assert }) => {
    await lookAfter()
    await (await takeRun('2026-03-02'))?.end({ drill_state: 'failed', drill_failure: 'x' })
    await lookAfter()
    assert.lengthOf(await reader().from('troubles').where('check_name', 'drill'), 1)
    env.BACKUP_FOLDER = undefined
    await lookAfter()
    assert.isEmpty(await reader().from('troubles').where('check_name', 'drill'))
  })

  test('backups are listed for 400 days', async ({ assert }) => {
    await (await takeRun('2026-03-02'))?.end({ drill_state: 'passed' })
    const works = dueWork.filter(({ name }) => name === 'admin.forget_backup_runs')
    for (const [days, left] of [
      [399, 1],
      [401, 0],
    ] as const) {
      later(days * 24 * HOUR)
      await new DueWorker(works, { error: assert.fail }).runDue()
      assert.lengthOf(await reader().from('backup_runs'), left)
    }
  })
})
