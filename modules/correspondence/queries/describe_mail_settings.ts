import { hasMailServer } from '#core/mail/mail_server'
import env from '#core/start/env'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readMailSettings } from './mail_settings.js'

/** The settings with what the operator of the server has set: the address that mails come from, and their number. */
export async function describeMailSettings(company: CompanyReference) {
  const [, address = env.MAIL_FROM] = /<(.+)>$/.exec(env.MAIL_FROM) ?? []
  return {
    ...(await readMailSettings(company)),
    address,
    isSending: hasMailServer(),
    mailsPerHour: env.MAILS_PER_HOUR,
    mailsPerDay: env.MAILS_PER_DAY,
  }
}
