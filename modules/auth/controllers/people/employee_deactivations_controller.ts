import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { deactivatePerson } from '#modules/auth/actions/change_person'
import { findPerson } from '#modules/auth/queries/people_list'
import { transformPerson } from '#modules/auth/transformers/person_transformer'
import { deactivationValidator } from '#modules/auth/validators/person'

export default class EmployeeDeactivationsController {
  /** Deactivates a person who left: signed out at once, the running timer stops, and a successor takes the work over. */
  async store(ctx: CompanyContext) {
    const { successorId } = await ctx.request.validateUsing(deactivationValidator)
    return write(ctx, async () => {
      await deactivatePerson(ctx, ctx.params.id, successorId)
      return transformPerson(await findPerson(ctx.company, ctx.params.id), ctx.caller)
    })
  }
}
