import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { DueWorker } from '#core/due_work/due_worker'
import { JobNotes } from '#core/due_work/job_notes'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { greeting } from '#core/tests/mail_bench'
import { takeRun } from '#modules/admin/backups/backup_run'
import { dueDay } from '#modules/admin/backups/due_day'
import { FAR, haveFarOutbox } from '#modules/admin/tests/far_outbox'
import { makeSuperAdmin } from '#modules/auth/factories/company_factory'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Noon: the backup of 02:30 is due for more than two hours. */
const NOON = Date.parse('2026-03-02T12:00:00Z')

interface Line {
  name: string
  state: string
  code: string
  text: string
  next: string | null
}

test.group('The checks that a super admin sees', (group) => {
  const backups = mkdtempSync(join(tmpdir(), 'kontor-checks-'))
  const { BACKUP_FOLDER, BACKUP_ZONE } = env
  group.teardown(() => rmSync(backups, { recursive: true, force: true }))
  group.each.setup(async () => {
    await inTx(() => writer().from('backup_runs').delete())
    env.BACKUP_ZONE = 'UTC'
  })
  group.each.teardown(() => {
    Object.assign(env, { BACKUP_FOLDER, BACKUP_ZONE })
    setClock(Date.now)()
  })

  /** Signed in at the moment of the clock: an earlier session would have expired. */
  async function look(language = 'en'): Promise<Record<string, Line | undefined>> {
    const { user, token } = await makeSuperAdmin()
    await inTx(() => writer().from('users').where('id', user.id).update({ language }))
    const { status, text } = await call('GET', '/api/admin/checks', { token })
    if (status !== 200) throw new Error(text)
    const { checks }: { checks: Line[] } = JSON.parse(text)
    return Object.fromEntries(checks.map((line) => [line.name, line]))
  }

  test('say what is well, and leave out what takes long', async ({ assert }) => {
    const { database, tables, data_folder, version, integrity, server } = await look()
    assert.deepEqual(
      [database, tables, data_folder, version].map((line) => line?.state),
      ['fine', 'fine', 'fine', 'fine']
    )
    assert.isNull(database?.next)
    assert.deepEqual([integrity, server], [undefined, undefined])
  })

  test('speak the language of the caller, or the one that is asked for', async ({ assert }) => {
    const { backup } = await look('de')
    assert.equal(backup?.text, 'Es ist keine Sicherung geplant.')
    const { token } = await makeSuperAdmin()
    const read = (language: string) =>
      call('GET', `/api/admin/checks?language=${language}`, { token })
    assert.include((await read('sq')).text, 'Nuk është planifikuar asnjë kopje rezervë.')
    assert.equal((await read('fr')).status, 422)
  })

  test('a backup is late two hours after its time, and made once it is in its folder', async ({
    assert,
  }) => {
    env.BACKUP_FOLDER = backups
    setClock(() => NOON)
    assert.equal((await look()).backup?.code, 'backup_never')
    const run = await takeRun(dueDay(NOON, env.BACKUP_TIME, 'UTC'))
    assert.equal((await look()).backup?.code, 'backup_expected')

    const folder = join(backups, 'kontor-2026-03-02')
    mkdirSync(folder)
    await run?.end({ drill_state: 'passed', folder, bytes: 12_400_000 })
    const made = await look()
    assert.equal(made.backup?.text, `The backup of 02.03.2026 is in ${folder} (12 MB).`)
    assert.equal(made.drill?.code, 'drill_passed')

    setClock(() => NOON + 24 * HOUR)
    assert.equal((await look()).backup?.text, 'The newest backup is the one of 02.03.2026.')
    setClock(() => NOON)
    rmSync(folder, { recursive: true })
    assert.equal((await look()).backup?.code, 'backup_gone')
  })

  test('a backup that failed three times and one that cannot be restored name the reason', async ({
    assert,
  }) => {
    env.BACKUP_FOLDER = backups
    setClock(() => NOON)
    const day = dueDay(NOON, env.BACKUP_TIME, 'UTC')
    for (const attempt of [1, 2, 3]) {
      setClock(() => NOON + attempt * 20 * MINUTE)
      await (await takeRun(day))?.fail('The disk is full.')
    }
    const { backup } = await look()
    assert.equal(backup?.code, 'backup_failed')
    assert.include(backup?.text, 'The disk is full.')

    await inTx(() => writer().from('backup_runs').delete())
    await (await takeRun(day))?.end({ drill_state: 'failed', drill_failure: 'A file differs.' })
    assert.include((await look()).drill?.text, 'A file differs.')
  })

  test('the queue is stuck when a mail waits for an hour and no later one has gone', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await haveFarOutbox())
    setClock(() => FAR)
    const id = await inTx(() => queueMail(greeting()))
    assert.notEqual((await look()).mail_queue?.state, 'trouble')
    setClock(() => FAR + HOUR + MINUTE)
    const { mail_queue } = await look()
    assert.equal(mail_queue?.code, 'mail_queue_stuck')

    const later = await inTx(() => queueMail(greeting()))
    await inTx(() => writer().from('mail_outbox').where('id', later).update({ status: 'sent' }))
    assert.notEqual((await look()).mail_queue?.code, 'mail_queue_stuck')
    assert.equal((await reader().from('mail_outbox').where('id', id).first()).status, 'queued')
  })

  test('a job that keeps failing is named with its reason, until it succeeds', async ({
    assert,
  }) => {
    const start = Date.now()
    let isBroken = true
    const work = {
      name: 'test.unsteady',
      run: async () => {
        if (isBroken) throw new Error('The table is away.\n    and its stack')
        return false
      },
    }
    const worker = new DueWorker([work], { error: () => undefined }, new JobNotes())
    for (const minutes of [0, 1, 2, 5]) {
      setClock(() => start + minutes * MINUTE)
      await worker.runDue()
      assert.equal((await look()).jobs?.code, 'jobs_done')
    }
    setClock(() => start + 11 * MINUTE)
    await worker.runDue()
    const { jobs } = await look()
    assert.equal(jobs?.code, 'jobs_failing')
    assert.include(jobs?.text, 'test.unsteady')
    assert.include(jobs?.text, 'The table is away.')
    assert.notInclude(jobs?.text, 'stack')

    isBroken = false
    await worker.runDue()
    assert.equal((await look()).jobs?.code, 'jobs_done')
  })
})
