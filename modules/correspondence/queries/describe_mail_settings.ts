import { companyServerOf } from '#core/mail/company_server/company_server'
import { sendsLetters } from '#core/mail/mail_server'
import env from '#core/start/env'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readMailSettings } from './mail_settings.js'

/** The settings with what the operator of the server has set: the address that mails come from, and their number. */
export async function describeMailSettings(company: CompanyReference) {
  const [, platformAddress = env.MAIL_FROM] = /<(.+)>$/.exec(env.MAIL_FROM) ?? []
  const server = await companyServerOf(company.id)
  return {
    ...(await readMailSettings(company)),
    address: server?.fromAddress ?? platformAddress,
    isSending: await sendsLetters(company.id),
    mailsPerHour: env.MAILS_PER_HOUR,
    mailsPerDay: env.MAILS_PER_DAY,
  }
}
