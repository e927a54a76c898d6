process.env.NODE_ENV = 'test'

import { configure, processCLIArgs, run } from '@japa/runner'
import { createIgnitor } from './ignitor.js'
import { reportStartFailure } from './report_start_failure.js'

await createIgnitor()
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch(reportStartFailure)
