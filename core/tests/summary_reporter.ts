import type { NamedReporterContract } from '@japa/runner/types'

/** Ends a run with the line `N passed, N failed`, which scripts add up. */
export const summaryLine: NamedReporterContract = {
  name: 'summary-line',
  handler(runner, emitter) {
    emitter.on('runner:end', () => {
      const { aggregates } = runner.getSummary()
      const skipped = aggregates.skipped ? `, ${aggregates.skipped} skipped` : ''
      process.once('exit', () =>
        process.stdout.write(`${aggregates.passed} passed, ${aggregates.failed} failed${skipped}\n`)
      )
    })
  },
}
