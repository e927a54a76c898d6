import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { writeLong } from '#core/http/write'
import { requestExport } from '#modules/datev/actions/request_export'
import { DatevExport } from '#modules/datev/models/datev_export'
import { transformExport } from '#modules/datev/transformers/datev_transformer'
import { datevExportValidator } from '#modules/datev/validators/datev'

const SHOWN = 20

export default class DatevExportsController {
  /** The exports of the company, the latest first. */
  async index({ company }: CompanyContext) {
    const exports = await DatevExport.of(company).orderBy('createdAt', 'desc').limit(SHOWN)
    return exports.map(transformExport)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(datevExportValidator)
    return writeLong(ctx, async () =>
      created(ctx, transformExport(await requestExport(ctx.company, input)))
    )
  }
}
