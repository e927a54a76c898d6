import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { COMMAND } from './shipped_client.js'

const NOBODY = 65_534

test.group('the code cache of the client', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-cache-'))
    cpSync(dirname(COMMAND), folder, { recursive: true })
    rmSync(join(folder, 'client.cache'), { force: true })
    return () => rmSync(folder, { recursive: true, force: true })
  })

  const cache = () => join(folder, 'client.cache')
  const run = (uid?: number) =>
    spawnSync(process.execPath, [join(folder, 'main.cjs'), '--version'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
      ...(uid !== undefined && { uid }),
    })

  test('is made at the first run, and taken by the next', ({ assert }) => {
    assert.match(run().stdout, /^\d+\.\d+\.\d+\n$/)
    const { mtimeMs, size } = statSync(cache())
    assert.isAbove(size, 10_000)
    assert.match(run().stdout, /^\d+\.\d+\.\d+\n$/)
    assert.equal(statSync(cache()).mtimeMs, mtimeMs)
  })

  test('is replaced when it is of another version of Node, cut off or empty', ({ assert }) => {
    run()
    const good = readFileSync(cache())
    const other = Buffer.from(good)
    // The second word of V8's header names the version.
    other.writeUInt32LE((other.readUInt32LE(4) ^ 1) >>> 0, 4)
    for (const bad of [other, good.subarray(0, good.length / 2), Buffer.alloc(0)]) {
      writeFileSync(cache(), bad)
      const { status, stdout, stderr } = run()
      assert.deepEqual({ status, stderr }, { status: 0, stderr: '' })
      assert.match(stdout, /^\d+\.\d+\.\d+\n$/)
      assert.isAbove(statSync(cache()).size, 10_000)
      assert.isFalse(readFileSync(cache()).equals(bad))
    }
  })

  test('may be missing where the folder cannot be written', ({ assert }) => {
    chmodSync(folder, 0o755)
    const { status, stdout, stderr } = run(process.getuid?.() === 0 ? NOBODY : undefined)
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' })
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/)
  })

  test('can be made at build time with the commands of everyday', ({ assert }) => {
    execFileSync(process.execPath, ['cli/warm_cache.mjs', folder], { stdio: 'pipe' })
    const { mtimeMs } = statSync(cache())
    run()
    assert.equal(statSync(cache()).mtimeMs, mtimeMs)
    assert.isNotEmpty(readdirSync(join(folder, 'views.cache')))
  })
})
