import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { setHold } from '#modules/leaving/actions/hold_deletion'
import { deletionList, findDeletion } from '#modules/leaving/queries/deletion_list'

/** Deletions as the operator sees them, and the legal hold on one. */
export default class DeletionHoldsController {
  async index() {
    return deletionList()
  }

  async store(ctx: SignedInContext) {
    return this.#set(ctx, ctx.caller.userId)
  }

  async destroy(ctx: SignedInContext) {
    return this.#set(ctx, null)
  }

  #set(ctx: SignedInContext, holder: string | null) {
    const { id } = ctx.params
    return write(ctx, async () => {
      await setHold(id, holder)
      return { deletion: (await findDeletion(id)) ?? null }
    })
  }
}
