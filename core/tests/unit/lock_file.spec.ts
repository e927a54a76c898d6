import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
}

const text = readFileSync(app.makePath('package-lock.json'), 'utf8')
const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> }
/** Without the project itself, whose path is empty. */
const locked = Object.entries(packages).filter(([path]) => path !== '')

test.group('The lock file', () => {
  test('has the hash of every package, those of other platforms too', ({ assert }) => {
    assert.isAbove(locked.length, 350)
    const unproven = locked.filter(([, { integrity }]) => !/^sha512-.{86}==$/.test(integrity ?? ''))
    assert.deepEqual(
      unproven.map(([path]) => path),
      []
    )
  })

  test('names the host of no registry', ({ assert }) => {
    const bound = locked.filter(([, { resolved }]) => resolved !== undefined)
    assert.deepEqual(
      bound.map(([path]) => path),
      []
    )
  })
})
