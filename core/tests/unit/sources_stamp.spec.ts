import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { appearanceOf, fingerprintOf } from '../../bin/sources_stamp.mjs'

test.group('The stamp of a build', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-sources-'))
    write('src/page.tsx')
    return () => rmSync(folder, { recursive: true })
  })

  function write(path: string, text = '') {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  for (const path of ['src/page.test.tsx', 'tests/setup.ts', 'node_modules/.vite/results.json']) {
    test(`stays the same with ${path}`, ({ assert }) => {
      const before = [fingerprintOf([folder]), appearanceOf([folder])]
      write(path)
      assert.deepEqual([fingerprintOf([folder]), appearanceOf([folder])], before)
    })
  }

  for (const [path, text] of [
    ['src/page.tsx', 'changed'],
    ['src/other.tsx', ''],
  ]) {
    test(`is another one with ${path} ${text}`.trim(), ({ assert }) => {
      const before = { held: fingerprintOf([folder]), seen: appearanceOf([folder]) }
      write(path, text)
      assert.notEqual(fingerprintOf([folder]), before.held)
      assert.notEqual(appearanceOf([folder]), before.seen)
    })
  }
})
