import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { moneyFromRow } from '#core/money/columns'
import { Vendor } from '#modules/expenses/models/vendor'
import {
  transformVendor,
  transformVendorRow,
} from '#modules/expenses/transformers/vendor_transformer'
import { vendorRecordListValidator, vendorValidator } from '#modules/expenses/validators/vendor'
import { addVendor, changeVendor, removeVendor } from '#modules/expenses/vendors/save_vendor'
import { vendorsQuery } from '#modules/expenses/vendors/vendor_list'

export default class VendorsController {
  /** The vendors by name unless another order is asked for, with what is open and what was spent. */
  async index(ctx: CompanyContext) {
    const { company, request } = ctx
    const filter = await request.validateUsing(vendorRecordListValidator, { data: request.qs() })
    const rows = await readPage(ctx, vendorsQuery(company, filter), filter)
    return rows.flatMap((row) => {
      const vendor = Vendor.$createFromAdapterResult(row)
      if (!vendor) return []
      return transformVendorRow(vendor, {
        currency: company.currency,
        open: moneyFromRow(row.open_sum ?? 0),
        spent: moneyFromRow(row.spent_sum ?? 0),
        expenses: Number(row.expense_count ?? 0),
      })
    })
  }

  async show({ company, params }: CompanyContext) {
    return transformVendor(await Vendor.findIn(company, params.id))
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(vendorValidator)
    return write(ctx, async () =>
      created(ctx, transformVendor(await addVendor(ctx.company, input)))
    )
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(vendorValidator)
    return write(ctx, async () =>
      transformVendor(await changeVendor(ctx.company, ctx.params.id, input))
    )
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await removeVendor(ctx.company, ctx.params.id)
      return noContent(ctx)
    })
  }
}
