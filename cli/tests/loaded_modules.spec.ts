import { readFileSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { sampleTask } from './samples.js'
import { signedInStage } from './stage.js'

/** Notes the public modules of Node that a command has loaded beyond those of Node's own start. */
const NOTER = `
const before = new Set(process.moduleLoadList)
process.on('exit', () => {
  const loaded = process.moduleLoadList.filter((name) => !before.has(name))
  const names = loaded.map((name) => name.replace('NativeModule ', ''))
  require('node:fs').writeFileSync(process.env.LOADED_MODULES, JSON.stringify(names))
})
`

/** Each takes milliseconds: see the README of the client. */
const SLOW = [
  'https',
  'tls',
  'crypto',
  'child_process',
  'undici',
  'zlib',
  'readline',
  'worker_threads',
]

test.group('modules that commands load', () => {
  test('the commands of everyday load nothing of Node that they do not need', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'Analyse' })]
    const noter = home.file('noter.cjs')
    writeFileSync(noter, NOTER)
    const env = { NODE_OPTIONS: `-r ${noter}`, LOADED_MODULES: home.file('loaded.json') }
    const lines = ['status', 'start analyse', 'pause', 'resume', 'stop', 'tasks', 'entries']
    for (const line of lines) {
      const { code, err } = await home.run(line.split(' '), { env })
      assert.equal(code, 0, err)
      const loaded: string[] = JSON.parse(readFileSync(home.file('loaded.json'), 'utf8'))
      assert.include(loaded, 'http')
      assert.deepEqual(
        loaded.filter((name) => SLOW.includes(name)),
        [],
        line
      )
    }
  }).timeout(30_000)
})
