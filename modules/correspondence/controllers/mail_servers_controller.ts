import { noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { checkCompanyServer } from '#core/mail/company_server/check_company_server'
import { companyServerOf } from '#core/mail/company_server/company_server'
import { assertConfirmed } from '#modules/auth/public'
import {
  changeServer,
  removeServer,
  wishedServer,
} from '#modules/correspondence/own_server/change_server'
import { describeOutage } from '#modules/correspondence/own_server/describe_outage'
import { countServerTry, serverFailure } from '#modules/correspondence/own_server/server_trouble'
import { mailServerValidator } from '#modules/correspondence/validators/mail_server'

/** The company's own mail server. Its password goes in and never comes out. */
export default class MailServersController {
  /** Null members without one. */
  async show({ company, language }: CompanyContext) {
    const server = await companyServerOf(company.id)
    return {
      host: server?.host ?? null,
      port: server?.port ?? null,
      security: server?.security ?? null,
      username: server?.username ?? null,
      hasPassword: server ? server.password !== null : false,
      fromAddress: server?.fromAddress ?? null,
      outage: server?.isFailing ? await describeOutage(company, language) : null,
    }
  }

  /**
   * Letters leave through another machine from here on: the owner confirms who they are, and the server is tried first.
   * @throws 403 `confirmation_required`; 422 `mail_server_…` with the field to change; 429
   */
  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(mailServerValidator)
    await assertConfirmed(ctx.caller)
    await countServerTry(ctx.company)
    const server = await wishedServer(ctx.company, input)
    const failed = await checkCompanyServer(server)
    if (failed) throw serverFailure(failed)
    await writeSecret(ctx, () => changeServer(ctx.company, server))
    return this.show(ctx)
  }

  /** Letters go through the mail server of the installation again. */
  async destroy(ctx: CompanyContext) {
    await writeSecret(ctx, () => removeServer(ctx.company))
    return noContent(ctx)
  }
}
