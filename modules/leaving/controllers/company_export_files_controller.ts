import type { CompanyContext } from '#core/http/caller'
import { sendExport } from '#modules/leaving/exports/send_export'
import { CompanyExport } from '#modules/leaving/models/company_export'

export default class CompanyExportFilesController {
  async show(ctx: CompanyContext) {
    const { company, params } = ctx
    await sendExport(ctx, await CompanyExport.one(company, params.id), company.timeZone)
  }
}
