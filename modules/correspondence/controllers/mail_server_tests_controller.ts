import { conflict } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { companyServerOf } from '#core/mail/company_server/company_server'
import { User } from '#modules/auth/public'
import { sendServerTest } from '#modules/correspondence/own_server/send_server_test'
import { countServerTry } from '#modules/correspondence/own_server/server_trouble'

export default class MailServerTestsController {
  /**
   * Sends a mail through the company's own server to the requesting user.
   * @throws 409 `no_own_server`; 422 `mail_server_…` with the field to change; 429
   */
  async store({ company, caller, language }: CompanyContext) {
    const server = await companyServerOf(company.id)
    if (!server) throw conflict('correspondence.no_own_server')
    await countServerTry(company)
    const { name, email } = await User.findOrFail(caller.userId)
    await sendServerTest(server, { name, email }, language)
    return { to: email }
  }
}
