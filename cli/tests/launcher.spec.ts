import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const LAUNCHER = fileURLToPath(new URL('../bin/kontor', import.meta.url))

test.group('the launcher', (group) => {
  let root: string
  group.each.setup(() => {
    root = mkdtempSync(join(tmpdir(), 'kontor launcher '))
    mkdirSync(join(root, 'cli/bin'), { recursive: true })
    mkdirSync(join(root, 'elsewhere'))
    copyFileSync(LAUNCHER, join(root, 'cli/bin/kontor'))
    symlinkSync(join(root, 'cli/bin/kontor'), join(root, 'elsewhere/kontor'))
    return () => rmSync(root, { recursive: true, force: true })
  })

  const run = (...args: string[]) =>
    spawnSync(join(root, 'elsewhere/kontor'), args, { encoding: 'utf8' })

  test('without a build it says so in one sentence with the command to run', ({ assert }) => {
    const { status, stdout, stderr } = run('status')
    assert.equal(status, 1)
    assert.equal(stdout, '')
    assert.equal(
      stderr,
      `kontor: The terminal client is not built yet. Try: npm --prefix "${root}" run build\n`
    )
  })

  test('through a symlink it finds the client and hands over every argument', ({ assert }) => {
    mkdirSync(join(root, 'build/cli'), { recursive: true })
    writeFileSync(
      join(root, 'build/cli/main.cjs'),
      'console.log(JSON.stringify(process.argv.slice(2))); process.exitCode = 7'
    )
    const { status, stdout } = run('start', 'two words', '--json')
    assert.equal(status, 7)
    assert.deepEqual(JSON.parse(stdout), ['start', 'two words', '--json'])
  })
})
