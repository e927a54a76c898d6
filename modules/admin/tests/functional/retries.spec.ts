import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { now } from '#core/clock'
import { inTx, writer } from '#core/database/in_tx'
import { onWakeUp } from '#core/due_work/wake_up'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { greeting, rowOf, withSink } from '#core/tests/mail_bench'
import { haveMailServer } from '#core/tests/mail_server'
import { BACKUP_JOB, takeRun } from '#modules/admin/backups/backup_run'
import { configuredDueDay } from '#modules/admin/backups/due_day'
import { makeSuperAdmin } from '#modules/auth/factories/company_factory'

test.group('Retries by a super admin', (group) => {
  let token: string
  const { BACKUP_FOLDER } = env
  group.setup(async () => {
    token = (await makeSuperAdmin()).token
  })
  group.each.setup(async () => {
    await inTx(() => writer().from('backup_runs').delete())
  })
  group.each.teardown(() => {
    env.BACKUP_FOLDER = BACKUP_FOLDER
  })
  const post = (path: string) => call('POST', `/api/admin${path}`, { token })
  const codeOf = ({ text }: { text: string }) => JSON.parse(text).code

  test('a mail that failed leaves with the same Message-ID, and one that has left does not', async ({
    assert,
    cleanup,
  }) => {
    cleanup(haveMailServer())
    const id = await inTx(() => queueMail(greeting()))
    await withSink(['never'], async (sink, worker) => {
      await worker.sendDue()
      const failed = await rowOf(id)
      assert.equal(failed.status, 'failed')
      assert.equal((await post(`/mails/${id}/retry`)).status, 200)
      await worker.sendDue()
      assert.include(
        sink.taken.map(({ messageId }) => messageId),
        failed.message_id
      )
    })
    assert.equal((await rowOf(id)).status, 'sent')
    const again = await post(`/mails/${id}/retry`)
    assert.deepEqual([again.status, codeOf(again)], [409, 'mail_not_waiting'])
    assert.equal((await post('/mails/no-such-mail/retry')).status, 404)
  })

  test('the pauses of all mails that wait end together', async ({ assert, cleanup }) => {
    cleanup(haveMailServer())
    const id = await inTx(() => queueMail(greeting()))
    const pause = now() + 6 * 3_600_000
    await inTx(() =>
      writer().from('mail_outbox').where('id', id).update({ next_attempt_at: pause })
    )
    const { status, text } = await post('/mails/retry')
    assert.equal(status, 200)
    assert.isAtLeast(JSON.parse(text).count, 1)
    assert.isAtMost(Number((await rowOf(id)).next_attempt_at), now())
  })

  test('a failed backup of the present day gets one more attempt, and others none', async ({
    assert,
  }) => {
    const root = mkdtempSync(join(tmpdir(), 'kontor-retried-'))
    env.BACKUP_FOLDER = root
    const day = configuredDueDay()
    const folder = join(root, 'kontor-2020-01-01')
    mkdirSync(folder)
    await (await takeRun('2020-01-01'))?.end({ drill_state: 'passed', folder, bytes: 5 })
    await (await takeRun(day))?.fail('The disk is full.')
    const list = async () =>
      JSON.parse((await call('GET', '/api/admin/backup-runs', { token })).text)
    const [failed, old] = await list()
    assert.containSubset(failed, { day, canRetry: true, failure: 'The disk is full.' })
    assert.containSubset(old, {
      canRetry: false,
      drill: 'passed',
      keptAs: ['daily', 'weekly', 'monthly'],
    })

    let woken = 0
    onWakeUp(BACKUP_JOB, () => {
      woken += 1
    })
    assert.isUndefined(await takeRun(day))
    assert.equal((await post(`/backup-runs/${failed._id}/retry`)).status, 200)
    assert.equal(woken, 1)
    assert.equal((await takeRun(day))?.attempt, 2)
    const refused = await post(`/backup-runs/${old._id}/retry`)
    assert.deepEqual([refused.status, codeOf(refused)], [409, 'backup_not_failed'])
    rmSync(root, { recursive: true })
  })

  test('a job is looked for at once', async ({ assert }) => {
    const jobs = JSON.parse((await call('GET', '/api/admin/jobs', { token })).text)
    const names: string[] = jobs.map(({ _id }: { _id: string }) => _id)
    assert.includeMembers(names, ['admin.watch', 'core.forget_keys'])
    let isWoken = false
    onWakeUp('core.forget_keys', () => {
      isWoken = true
    })
    assert.equal((await post('/jobs/core.forget_keys/retry')).status, 200)
    assert.isTrue(isWoken)
    assert.equal((await post('/jobs/no.such_job/retry')).status, 404)
  })
})
