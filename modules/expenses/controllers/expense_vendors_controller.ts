import type { CompanyContext } from '#core/http/caller'
import { vendorsOf } from '#modules/expenses/queries/vendors'
import { vendorListValidator } from '#modules/expenses/validators/expense_list'

export default class ExpenseVendorsController {
  async index({ company, request }: CompanyContext) {
    const { search } = await request.validateUsing(vendorListValidator, { data: request.qs() })
    return vendorsOf(company, search)
  }
}
