import type { CompanyContext } from '#core/http/caller'
import { assertConfirmed } from '#modules/auth/public'
import { sendExport } from '#modules/leaving/exports/send_export'
import { CompanyExport } from '#modules/leaving/models/company_export'

export default class CompanyExportFilesController {
  /** The file with everything about the company, in a confirmed session. */
  async show(ctx: CompanyContext) {
    const { caller, company, params } = ctx
    const made = await CompanyExport.one(company, params.id)
    if (made) await assertConfirmed(caller)
    await sendExport(ctx, made, company.timeZone)
  }
}
