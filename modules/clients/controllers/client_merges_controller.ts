import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { mergeClients } from '#modules/clients/actions/merge_clients'
import { oneClient } from '#modules/clients/queries/one_client'
import { clientMergeValidator } from '#modules/clients/validators/client_merge'

export default class ClientMergesController {
  /** Gives everything of a client to another one; answers with that one. */
  async store(ctx: CompanyContext) {
    const { intoId } = await ctx.request.validateUsing(clientMergeValidator)
    return write(ctx, async () => {
      await mergeClients(ctx.company, ctx.params.id, intoId)
      return oneClient(ctx.company, intoId)
    })
  }
}
