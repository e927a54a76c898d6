import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { linkEntry } from '#modules/banking/actions/link_entry'
import { describeEntry } from '#modules/banking/queries/describe_entries'
import { linkValidator } from '#modules/banking/validators/match'

export default class LinksController {
  /** Links an entry to a payment recorded by hand. A match and a link end the same way. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { paymentId } = await request.validateUsing(linkValidator)
    return write(ctx, async () =>
      describeEntry(company, await linkEntry(company, params.id, paymentId))
    )
  }
}
