import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CheckState } from '#modules/admin/checks/check'

interface Line {
  name: string
  title: string
  state: CheckState
  /** Stable, for scripts. */
  code: string
  text: string
  next: string | null
}

/**
 * `node ace doctor`: looks at database, data folder, keys, backups, mail, jobs, clock and certificate, and says what to
 * do. Changes nothing, also while Kontor serves. Ends with 1 when it finds trouble.
 */
export default class Doctor extends BaseCommand {
  static override commandName = 'doctor'
  static override description = 'Check this installation and say what to do'
  static override help = [
    'Ends with 0 when nothing is wrong and with 1 when something is. Can be run at any time, such as from cron:',
    '```',
    '{{ binaryName }} doctor',
    '{{ binaryName }} doctor --json',
    '{{ binaryName }} doctor || echo "Kontor needs attention" | mail -s Kontor root',
    '```',
  ]

  @flags.boolean({ description: 'Print the result as JSON' })
  declare json: boolean

  override async run() {
    const lines = await this.#look()
    const isWell = lines.every(({ state }) => state !== 'trouble')
    if (!isWell) this.exitCode = 1
    if (this.json) {
      const { KONTOR_VERSION: version } = await import('#core/start/version')
      process.stdout.write(`${JSON.stringify({ ok: isWell, version, checks: lines })}\n`)
    } else for (const line of lines) this.#print(line)
  }

  /** Settings or a data folder that Kontor would not start with are a finding like any other. */
  async #look(): Promise<Line[]> {
    const { requireExistingInstallation } = await import('#core/start/data_folder')
    const { StartRefused } = await import('#core/start/start_refused')
    requireExistingInstallation()
    try {
      await import('#core/start/env')
    } catch (error) {
      if (!(error instanceof StartRefused)) throw error
      const finding = { name: 'settings', state: 'trouble', code: 'start_refused' } as const
      return [{ ...finding, title: 'Settings', text: error.message, next: null }]
    }
    await this.app.boot()
    await this.app.start(() => {})
    return this.#runAll()
  }

  async #runAll() {
    const { ALL_CHECKS } = await import('#modules/admin/checks/all_checks')
    const { describe } = await import('#modules/admin/checks/describe')
    const { runChecks } = await import('#modules/admin/checks/run_checks')
    const logger = await this.app.container.make('logger')
    // Each failure is a line of the result.
    logger.level = 'silent'
    const results = await runChecks(ALL_CHECKS)
    return results.map((result) => describe('en', result))
  }

  #print({ title, state, code, text, next }: Line) {
    if (state === 'fine') this.logger.success(`${title}: ${text}`)
    else {
      const sentence = [`${title}: ${text}`, next].filter(Boolean).join(' ')
      if (state === 'notice') this.logger.warning(`${sentence} (${code})`)
      else this.logger.error(`${sentence} (${code})`)
    }
  }
}
