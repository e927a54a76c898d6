import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const START = fileURLToPath(new URL('../../bin/start.mjs', import.meta.url))

const start = (option: string) =>
  spawnSync(process.execPath, [START, option], { encoding: 'utf8', timeout: 20_000 })

test.group('npm start', () => {
  test('explains itself instead of serving when it is asked for help', ({ assert }) => {
    const { status, stdout } = start('--help')
    assert.equal(status, 0)
    assert.include(stdout, 'npm run demo')
  })

  test('names an option that it does not know, and serves nothing', ({ assert }) => {
    const { status, stderr } = start('--prot=80')
    assert.equal(status, 2)
    assert.include(stderr, 'There is no option --prot=80.')
  })
})
