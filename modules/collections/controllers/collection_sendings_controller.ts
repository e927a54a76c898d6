import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { sendCollection } from '#modules/collections/actions/send_collection'
import { describeCollection } from '#modules/collections/queries/describe_collection'

export default class CollectionSendingsController {
  /** Notes that the bank has been given the file. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () =>
      describeCollection(ctx.company, await sendCollection(ctx.company, ctx.params.id))
    )
  }
}
