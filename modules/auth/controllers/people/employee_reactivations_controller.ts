import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { reactivatePerson } from '#modules/auth/actions/change_person'
import { findPerson } from '#modules/auth/queries/people_list'
import { transformPerson } from '#modules/auth/transformers/person_transformer'

export default class EmployeeReactivationsController {
  /** Opens a closed account again. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () => {
      await reactivatePerson(ctx, ctx.params.id)
      return transformPerson(await findPerson(ctx.company, ctx.params.id), ctx.caller)
    })
  }
}
