import { execFile } from 'node:child_process'
import { test } from '@japa/runner'
import { sampleTask } from './samples.js'
import { COMMAND } from './shipped_client.js'
import { signedInStage } from './stage.js'
import type { Home } from './terminal_run.js'

const FULL = '/dev/full'

/** Runs a command in a shell that sends its output to a disk without space. */
const runFull = (home: Home, args: string[]) =>
  new Promise<{ code: number | string | null | undefined; err: string }>((resolve) => {
    const { PATH } = process.env
    const env = { PATH, XDG_CONFIG_HOME: home.folder, XDG_STATE_HOME: home.folder, LANG: 'C.UTF-8' }
    const line = [process.execPath, COMMAND, ...args].map((word) => `'${word}'`).join(' ')
    execFile('sh', ['-c', `${line} > ${FULL}`], { env }, (failure, _, err) =>
      resolve({ code: failure ? failure.code : 0, err })
    )
  })

test.group('output that cannot be written', () => {
  test('ends every command with 1 and a message', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask()]
    const commands = [
      ['tasks'],
      ['tasks', '--json'],
      ['start', 'offer'],
      ['status'],
      ['status', '--format', '{task}'],
      ['invoices'],
      ['whoami'],
      ['profiles'],
      ['completion', 'bash'],
      ['--help'],
      ['--version'],
      [],
      ['stop'],
    ]
    for (const args of commands) {
      const { code, err } = await runFull(home, args)
      assert.equal(code, 1, args.join(' '))
      assert.include(err, 'The output could not be written (ENOSPC).', args.join(' '))
    }
  })

  test('does not hide why a command failed', async (context) => {
    const { home } = await signedInStage(context)
    const { code, err } = await runFull(home, ['stop'])
    context.assert.equal(code, 7)
    context.assert.include(err, 'No timer is running.')
  })
})
