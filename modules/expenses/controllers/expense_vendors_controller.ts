import type { CompanyContext } from '#core/http/caller'
import { vendorListValidator } from '#modules/expenses/validators/expense_list'
import { offeredVendors } from '#modules/expenses/vendors/offered_vendors'

export default class ExpenseVendorsController {
  /** Vendors for the forms of expenses, with their terms and what their last receipt said. */
  async index({ company, request }: CompanyContext) {
    const { search } = await request.validateUsing(vendorListValidator, { data: request.qs() })
    return offeredVendors(company, search)
  }
}
