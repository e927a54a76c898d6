import type { NamedReporterContract } from '@japa/runner/types'

/** Ends a run with the tests that passed at a second attempt and the line `N passed, N failed`, which scripts add up. */
export const summaryLine: NamedReporterContract = {
  name: 'summary-line',
  handler(runner, emitter) {
    const unsteady: string[] = []
    emitter.on('test:end', ({ hasError, retryAttempt = 1, title }) => {
      if (!hasError && retryAttempt > 1) unsteady.push(title.expanded)
    })
    emitter.on('runner:end', () => {
      const { aggregates } = runner.getSummary()
      const skipped = aggregates.skipped ? `, ${aggregates.skipped} skipped` : ''
      process.once('exit', () => {
        for (const title of unsteady)
          process.stdout.write(`UNSTEADY, passed at a second attempt: ${title}\n`)
        process.stdout.write(`${aggregates.passed} passed, ${aggregates.failed} failed${skipped}\n`)
      })
    })
  },
}
