import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { requestExport } from '#modules/leaving/actions/request_export'
import { CompanyExport } from '#modules/leaving/models/company_export'
import { transformExport } from '#modules/leaving/transformers/company_export_transformer'

/** Complete exports of the company, for its owners. */
export default class CompanyExportsController {
  async index({ company }: CompanyContext) {
    const exports = await CompanyExport.of(company).orderBy('createdAt', 'desc').limit(5)
    return exports.map(transformExport)
  }

  async store(ctx: CompanyContext) {
    return write(ctx, async () => created(ctx, transformExport(await requestExport(ctx.company))))
  }
}
