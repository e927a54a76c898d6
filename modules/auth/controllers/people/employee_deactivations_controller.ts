import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { deactivatePerson } from '#modules/auth/actions/change_person'
import { findPerson } from '#modules/auth/queries/people_list'
import { transformPerson } from '#modules/auth/transformers/person_transformer'

export default class EmployeeDeactivationsController {
  /** Deactivates a person who left: signed out at once, the running timer stops. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () => {
      await deactivatePerson(ctx, ctx.params.id)
      return transformPerson(await findPerson(ctx.company, ctx.params.id), ctx.caller)
    })
  }
}
