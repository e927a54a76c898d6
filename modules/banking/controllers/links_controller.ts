import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { linkEntry } from '#modules/banking/actions/link_entry'
import { describeEntry } from '#modules/banking/queries/describe_entries'
import { linkValidator } from '#modules/banking/validators/match'

export default class LinksController {
  /** Says that an entry is a payment that was recorded by hand. It ends as a match does. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { paymentId } = await request.validateUsing(linkValidator)
    return write(ctx, async () =>
      describeEntry(company, await linkEntry(company, params.id, paymentId))
    )
  }
}
