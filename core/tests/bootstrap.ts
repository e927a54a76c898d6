import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { spec } from '@japa/runner/reporters'
import type { Config } from '@japa/runner/types'
import { openDatabase } from '#core/database/open_database'
import { createHttpServer } from '#core/http/http_server'
import { checkAnswers } from './documented_answers.js'
import { summaryLine } from './summary_reporter.js'

export const plugins: Config['plugins'] = [
  assert(),
  apiClient(`http://127.0.0.1:${process.env.PORT}`),
  pluginAdonisJS(app),
  authApiClient(app),
]

export const reporters: Config['reporters'] = {
  activated: ['spec', 'summary-line'],
  list: [spec(), summaryLine],
}

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [() => openDatabase(app)],
  teardown: [],
}

/**
 * Walks in a browser get a second attempt: a machine under load changes the order of what a walk does not
 * wait for. `summaryLine` names each test that needed it, so that an unsteady one is noticed.
 */
const ATTEMPTS_AFTER_THE_FIRST = 1

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name === 'browser') {
    suite.onTest((test) => test.retry(ATTEMPTS_AFTER_THE_FIRST))
    suite.onGroup((group) => group.tap((test) => test.retry(ATTEMPTS_AFTER_THE_FIRST)))
  }
  if (suite.name === 'functional') checkAnswers()
  if (suite.name !== 'unit') suite.setup(() => testUtils.httpServer().start(createHttpServer))
}
