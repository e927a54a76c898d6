import { conflict, notFound } from '#core/errors/app_error'
import { created } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { Company } from '#modules/auth/public'
import { requestExport } from '#modules/leaving/actions/request_export'
import { sendExport } from '#modules/leaving/exports/send_export'
import { CompanyExport } from '#modules/leaving/models/company_export'
import { transformExport } from '#modules/leaving/transformers/company_export_transformer'

/** The kept records of a deleted company, for the operator when nobody has the link. The audit log names the requester. */
export default class VaultExportsController {
  async index({ params }: SignedInContext) {
    const exports = await CompanyExport.of(await closedCompany(params.id)).orderBy(
      'createdAt',
      'desc'
    )
    return exports.map(transformExport)
  }

  async store(ctx: SignedInContext) {
    const company = await closedCompany(ctx.params.id)
    return write(ctx, async () => created(ctx, transformExport(await requestExport(company))))
  }

  async show(ctx: SignedInContext) {
    const { id, exportId } = ctx.params
    const company = await closedCompany(id)
    await sendExport(ctx, await CompanyExport.one(company, exportId), company.timeZone)
  }
}

/** Of a company that still works an operator sees no records. */
async function closedCompany(id: string) {
  const company = await Company.find(id)
  if (!company) throw notFound()
  if (company.status !== 'closed') throw conflict('leaving.not_closed')
  return company
}
