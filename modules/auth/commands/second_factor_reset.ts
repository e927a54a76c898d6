import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/**
 * `node ace second-factor:reset <email>`: for owners and super admins who have lost phone and recovery codes. Check who
 * is asking first. Not while the server runs on SQLite.
 */
export default class SecondFactorReset extends BaseCommand {
  static override commandName = 'second-factor:reset'
  static override description = 'Remove the lost second factor of somebody'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail address of the account' })
  declare email: string

  override async run() {
    const { openDatabase } = await import('#core/database/open_database')
    const { AppError } = await import('#core/errors/app_error')
    await openDatabase(this.app)
    try {
      await this.#reset()
      this.logger.success(`${this.email} signs in with the password alone now.`)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { errorSentence } = await import('#core/errors/handler')
      this.logger.error(errorSentence(error, 'en'))
      this.exitCode = 1
    }
  }

  async #reset() {
    const { inTx } = await import('#core/database/in_tx')
    const { resetFactorOfAddress } = await import('#modules/auth/actions/reset_second_factor')
    await inTx(() => resetFactorOfAddress(this.email))
  }
}
