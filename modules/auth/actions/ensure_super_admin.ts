import { inTx } from '#core/database/in_tx'
import { AppError } from '#core/errors/app_error'
import { errorSentence } from '#core/errors/handler'
import env from '#core/start/env'
import { StartRefused } from '#core/start/start_refused'
import { addSuperAdmin, hasSuperAdmin } from '#modules/auth/actions/add_super_admin'
import { linkTo } from '#modules/auth/mails/links'
import { hashPassword } from '#modules/auth/models/account'
import { SecretLink } from '#modules/auth/models/secret_link'
import { assertGoodPassword } from '#modules/auth/passwords/assert_good_password'

/** Links of the first start are nobody's yet. */
const NOBODY = 'first-start'

/**
 * At the start of the server, while there is no super admin: makes the one of KONTOR_ADMIN_EMAIL and
 * KONTOR_ADMIN_PASSWORD, or prints a link that makes one (each start a new one; older ones end).
 */
export async function ensureSuperAdmin() {
  if (await hasSuperAdmin()) return
  const { KONTOR_ADMIN_EMAIL: email, KONTOR_ADMIN_PASSWORD: password } = env
  if (email && password) return makeFromSettings(email, password)
  if (email || password) {
    const missing = email ? 'KONTOR_ADMIN_PASSWORD' : 'KONTOR_ADMIN_EMAIL'
    throw new StartRefused(`${missing} is not set; set both for the first super admin, or none.`)
  }

  const link = await inTx(async () => {
    await SecretLink.void({ purpose: 'setup', subject_id: NOBODY })
    return SecretLink.make({ purpose: 'setup', subjectId: NOBODY, companyId: null })
  })
  process.stdout.write(
    `\nKontor has no super admin yet. Make one with this link (valid for 24 hours, works once):\n  ${linkTo.resetPassword(link)}\n\n`
  )
}

async function makeFromSettings(email: string, password: string) {
  try {
    assertGoodPassword(password, [email])
    const passwordHash = await hashPassword(password)
    await inTx(() => addSuperAdmin({ email, passwordHash, language: 'en' }))
  } catch (error) {
    // Another process of the same database was quicker.
    if (await hasSuperAdmin()) return
    if (!(error instanceof AppError)) throw error
    const setting =
      error.code === 'auth.email_taken' ? 'KONTOR_ADMIN_EMAIL' : 'KONTOR_ADMIN_PASSWORD'
    throw new StartRefused(`${setting} cannot be used: ${errorSentence(error, 'en')}`)
  }
}
