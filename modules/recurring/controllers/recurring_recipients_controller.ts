import type { SignedInContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { companyToChange } from '#modules/recurring/company_scope'
import { recipientRows } from '#modules/recurring/queries/recipient_rows'
import { transformRecipient } from '#modules/recurring/transformers/recipient_transformer'
import { recurringRecipientsValidator } from '#modules/recurring/validators/recurring_list'

export default class RecurringRecipientsController {
  /** The clients that a recurring invoice of a company can be for; a super admin has no other list of them. */
  async index(ctx: SignedInContext) {
    const wish = await ctx.request.validateUsing(recurringRecipientsValidator)
    const company = await companyToChange(ctx, wish.companyId)
    return (await readPage(ctx, recipientRows(company, wish), wish)).map(transformRecipient)
  }
}
