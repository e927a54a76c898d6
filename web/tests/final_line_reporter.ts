import type { Reporter, TestModule } from 'vitest/node'

/**
 * Ends the run with `N passed, N failed[, N skipped]`, which `npm test` adds up. A file that does not
 * load and an error outside any test count as failures.
 */
export default class FinalLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    const count = { passed: 0, failed: unhandled.length, skipped: 0, pending: 0 }
    for (const module of modules) {
      count.failed += module.errors().length
      for (const test of module.children.allTests()) count[test.result().state]++
    }
    const skipped = count.skipped + count.pending
    const line = `${count.passed} passed, ${count.failed} failed${skipped ? `, ${skipped} skipped` : ''}`
    process.once('exit', () => process.stdout.write(`${line}\n`))
  }
}
