import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { askDatabase } from './ask_database.js'
import { ServerProcess } from './server_process.js'

test.group('A backup on a schedule', (group) => {
  const scratch = mkdtempSync(join(tmpdir(), 'kontor-scheduled-'))
  const backups = join(scratch, 'backups')
  const settings = {
    KONTOR_DATA: join(scratch, 'data'),
    BACKUP_FOLDER: backups,
    BACKUP_KEY: 'bm90LWEtcmVhbC1rZXktanVzdC1mb3ItdGhpcy1ydW4',
    BACKUP_TIME: '00:00',
    BACKUP_KEEP_DAILY: '1',
    BACKUP_KEEP_WEEKLY: '1',
    BACKUP_KEEP_MONTHLY: '1',
  }
  const server = new ServerProcess(settings)
  const runs = () => askDatabase(settings, 'select * from backup_runs')
  group.teardown(async () => {
    await server.kill()
    rmSync(scratch, { recursive: true, force: true })
  })

  test('is made by the server, restored for a drill, and removes those that are too old', async ({
    assert,
  }) => {
    mkdirSync(settings.KONTOR_DATA)
    for (const name of ['kontor-2020-01-01', 'by-hand']) {
      mkdirSync(join(backups, name), { recursive: true })
    }
    await server.start()
    for (;;) {
      const [run] = (await runs()) as { state: string }[]
      if (run && run.state !== 'running') break
      await pause(500)
    }
    const [run, ...others] = (await runs()) as Record<string, unknown>[]
    assert.lengthOf(others, 0)
    assert.deepEqual([run?.state, run?.drill_state, run?.failure], ['done', 'passed', null])
    assert.isTrue(existsSync(join(String(run?.folder), 'manifest.json.sealed')))
    const names = readdirSync(backups).filter((name) => !name.startsWith('company-keys'))
    const today = String(run?.folder).split('/').at(-1)
    assert.sameMembers(names, ['by-hand', String(today)])
  }).timeout(180_000)
})
