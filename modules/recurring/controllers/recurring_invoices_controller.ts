import { created } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { deleteProfile } from '#modules/recurring/actions/delete_profile'
import { addProfile, changeProfile } from '#modules/recurring/actions/write_profile'
import { companyOfProfile, companyToChange, companyToList } from '#modules/recurring/company_scope'
import { describeProfile } from '#modules/recurring/queries/describe_profile'
import { lastInvoices } from '#modules/recurring/queries/last_invoices'
import { profileList } from '#modules/recurring/queries/profile_rows'
import { transformProfileRow } from '#modules/recurring/transformers/profile_row_transformer'
import {
  recurringInvoiceUpdateValidator,
  recurringInvoiceValidator,
  stepValidator,
} from '#modules/recurring/validators/recurring_invoice'
import { recurringListValidator } from '#modules/recurring/validators/recurring_list'

export default class RecurringInvoicesController {
  /** Newest first; those of all companies for super admins. */
  async index(ctx: SignedInContext) {
    const wish = await ctx.request.validateUsing(recurringListValidator)
    const rows = await readPage(ctx, profileList(companyToList(ctx, wish.companyId), wish), wish)
    const lasts = await lastInvoices(rows)
    return rows.map((row) => transformProfileRow(row, lasts.get(row.id)))
  }

  async show(ctx: SignedInContext) {
    const { id } = ctx.params
    return describeProfile(await companyOfProfile(ctx, id), id, ctx.language)
  }

  async store(ctx: SignedInContext) {
    const { companyId, ...input } = await ctx.request.validateUsing(recurringInvoiceValidator)
    const company = await companyToChange(ctx, companyId)
    return write(ctx, async () => {
      const { id } = await addProfile(company, input)
      return created(ctx, await describeProfile(company, id, ctx.language))
    })
  }

  async update(ctx: SignedInContext) {
    const { companyId, ...input } = await ctx.request.validateUsing(recurringInvoiceUpdateValidator)
    const company = await companyToChange(ctx, companyId)
    return write(ctx, async () => {
      await changeProfile(company, ctx.params.id, input)
      return describeProfile(company, ctx.params.id, ctx.language)
    })
  }

  async destroy(ctx: SignedInContext) {
    const { companyId } = await ctx.request.validateUsing(stepValidator)
    const company = await companyToChange(ctx, companyId)
    return write(ctx, async () => {
      await deleteProfile(company, ctx.params.id)
      return { success: true }
    })
  }
}
