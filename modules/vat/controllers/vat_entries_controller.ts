import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { basisOr } from '#modules/vat/queries/usual_basis'
import { vatEntryList } from '#modules/vat/queries/vat_entry_list'
import { transformVatEntry } from '#modules/vat/transformers/vat_transformer'
import { vatEntriesValidator } from '#modules/vat/validators/vat'

export default class VatEntriesController {
  /** The documents behind a figure of the summary, with what each adds to it and why on that day. */
  async index(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(vatEntriesValidator)
    const { page, pageSize, ...filter } = wish
    const basis = await basisOr(ctx.company, wish.basis)
    const rows = await readPage(ctx, vatEntryList(ctx.company, { ...filter, basis }), {
      page,
      pageSize,
    })
    return rows.map(transformVatEntry)
  }
}
