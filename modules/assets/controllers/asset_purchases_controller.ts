import type { CompanyContext } from '#core/http/caller'
import { unregisteredPurchases } from '#modules/assets/queries/purchases'

export default class AssetPurchasesController {
  /** Expenses by which assets were bought that are not in the register. */
  async index({ company }: CompanyContext) {
    return unregisteredPurchases(company)
  }
}
