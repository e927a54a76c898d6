import type { CompanyContext } from '#core/http/caller'
import { countHeldWork } from '#modules/auth/handover/held_work'
import { findPerson } from '#modules/auth/queries/people_list'

export default class OpenWorksController {
  /** How many unfinished records of each kind a person has, which a successor can take over. */
  async index(ctx: CompanyContext) {
    const person = await findPerson(ctx.company, ctx.params.id)
    return countHeldWork(ctx.company, person.id)
  }
}
