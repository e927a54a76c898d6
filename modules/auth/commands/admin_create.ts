import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** `node ace admin:create`: makes a super admin; asks for what is not given. Not while the server runs on SQLite. */
export default class AdminCreate extends BaseCommand {
  static override commandName = 'admin:create'
  static override description = 'Make a super admin, who lets companies in'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'E-mail address' })
  declare email?: string

  @flags.string({ description: 'Password; better left out, so that it is asked for and not shown' })
  declare password?: string

  override async run() {
    const { openDatabase } = await import('#core/database/open_database')
    await openDatabase(this.app)
    const email = this.email ?? (await this.prompt.ask('E-mail address')) ?? ''
    const password = this.password ?? (await this.prompt.secure('Password')) ?? ''
    try {
      await this.#make(email, password)
      this.logger.success(`${email} is a super admin now.`)
    } catch (error) {
      const { AppError } = await import('#core/errors/app_error')
      if (!(error instanceof AppError)) throw error
      const { errorSentence } = await import('#core/errors/handler')
      this.logger.error(errorSentence(error, 'en'))
      this.exitCode = 1
    }
  }

  async #make(email: string, password: string) {
    const { inTx } = await import('#core/database/in_tx')
    const { FieldError } = await import('#core/errors/app_error')
    const { addSuperAdmin } = await import('#modules/auth/actions/add_super_admin')
    const { hashPassword } = await import('#modules/auth/models/account')
    const { assertGoodPassword } = await import('#modules/auth/passwords/assert_good_password')
    if (!/^\S+@\S+$/.test(email)) throw new FieldError('email', 'auth.email_not_valid')
    assertGoodPassword(password, [email])
    const passwordHash = await hashPassword(password)
    await inTx(() => addSuperAdmin({ email, passwordHash, language: 'en' }))
  }
}
