import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { bundleSize } from '../../bundle_size.js'

/** Kilobytes, a little above the current build. Lower them when the build shrinks. */
const MOST = { signIn: 82, shell: 176, kit: 59, screen: 37 }
test.group('the size of the web app', () => {
  test('the sign-in page waits for no more JavaScript than it needs', () => {
    assert.ok(bundleSize('build/public').signIn <= MOST.signIn)
  })

  test('the shell, what screens share and each screen stay in their budgets', () => {
    const { shell, kit, screens } = bundleSize('build/public')
    assert.ok(shell <= MOST.shell, `the shell needs ${shell} KB`)
    assert.ok(kit <= MOST.kit, `the kit needs ${kit} KB`)
    assert.deepEqual(
      screens.filter(({ size }) => size > MOST.screen),
      []
    )
  })
})
