import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { bundleSize } from '../../bundle_size.js'

/** Kilobytes, a little above what the build needs today. Whoever needs less lowers them. */
const MOST = { signIn: 90, shell: 162, screen: 88 }
/** The super admin's charts; nobody else opens them. */
const WITH_CHARTS = 'analytics_page'

test.group('the size of the web app', () => {
  test('the sign-in page waits for no more JavaScript than it needs', () => {
    assert.ok(bundleSize('build/public').signIn <= MOST.signIn)
  })

  test('the shell and each screen stay in their budget', () => {
    const { shell, screens } = bundleSize('build/public')
    assert.ok(shell <= MOST.shell, `the shell needs ${shell} KB`)
    const large = screens.filter(({ name, size }) => size > MOST.screen && name !== WITH_CHARTS)
    assert.deepEqual(large, [])
  })
})
