import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { isRunDue, takeRun } from '#modules/admin/backups/backup_run'

const DAY = '2026-03-02'
const MINUTE = 60_000

test.group('The backup of a day', (group) => {
  const start = Date.now()
  const later = (ms: number) => setClock(() => start + ms)
  group.each.setup(async () => {
    await inTx(() => writer().from('backup_runs').delete())
  })
  group.each.teardown(() => setClock(Date.now)())

  test('is made by one of several processes', async ({ assert }) => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeRun(DAY)))
    assert.lengthOf(taken.filter(Boolean), 1)
    assert.isFalse(await isRunDue(DAY))
  })

  test('is taken over from a process that died, which then changes nothing', async ({ assert }) => {
    const first = await takeRun(DAY)
    later(30_000)
    await first?.renew()
    later(80_000)
    assert.isUndefined(await takeRun(DAY))
    later(2 * MINUTE)
    const taken = await Promise.all([takeRun(DAY), takeRun(DAY)])
    assert.lengthOf(taken.filter(Boolean), 1)
    assert.equal(await first?.note({ state: 'done' }), 0)
  })

  test('is tried three times with a pause, and says why it failed', async ({ assert }) => {
    for (const attempt of [1, 2, 3]) {
      later(attempt * 20 * MINUTE)
      const run = await takeRun(DAY)
      assert.equal(run?.attempt, attempt)
      await run?.fail('The disk is full.')
      assert.isFalse(await isRunDue(DAY))
    }
    later(100 * MINUTE)
    assert.isUndefined(await takeRun(DAY))
    const row = await reader().from('backup_runs').where('due_on', DAY).first()
    assert.deepEqual([row.state, row.failure], ['failed', 'The disk is full.'])
  })
})
