import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { requestExport } from '#modules/leaving/actions/request_export'
import { sendExport } from '#modules/leaving/exports/send_export'
import { CompanyExport } from '#modules/leaving/models/company_export'
import { companyOfVaultKey, describeVault } from '#modules/leaving/queries/vault'
import { vaultFileValidator, vaultKeyValidator } from '#modules/leaving/validators/leaving'

/** The kept records of a deleted company, for the holder of the link that its owners received. */
export default class VaultsController {
  async show({ request }: HttpContext) {
    const { key } = await request.validateUsing(vaultKeyValidator)
    return describeVault(await companyOfVaultKey(key))
  }

  /** Has it all put into one file. */
  async store(ctx: HttpContext) {
    const { key } = await ctx.request.validateUsing(vaultKeyValidator)
    const opened = await companyOfVaultKey(key)
    return writeSecret(ctx, async () => {
      await requestExport(opened.company)
      return describeVault(opened)
    })
  }

  async download(ctx: HttpContext) {
    const { key, id } = await ctx.request.validateUsing(vaultFileValidator)
    const { company } = await companyOfVaultKey(key)
    await sendExport(ctx, await CompanyExport.one(company, id), company.timeZone)
  }
}
