import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { transformVendor } from '#modules/expenses/transformers/vendor_transformer'
import { vendorMergeValidator } from '#modules/expenses/validators/vendor'
import { mergeVendors } from '#modules/expenses/vendors/merge_vendors'

export default class VendorMergesController {
  /** Makes the vendor a part of another one; answers that one. */
  async store(ctx: CompanyContext) {
    const { intoId } = await ctx.request.validateUsing(vendorMergeValidator)
    return write(ctx, async () =>
      transformVendor(await mergeVendors(ctx.company, ctx.params.id, intoId))
    )
  }
}
