import type { HttpContext } from '@adonisjs/core/http'
import { instantText, now } from '#core/clock'
import { describe } from '#modules/admin/checks/describe'
import { runChecks } from '#modules/admin/checks/run_checks'

export default class ChecksController {
  /** The state of this installation, in the caller's language. Changes nothing; `node ace doctor` looks at more. */
  async index({ language }: HttpContext) {
    const results = await runChecks()
    return {
      checkedAt: instantText(now()),
      checks: results.map((result) => describe(language, result)),
    }
  }
}
