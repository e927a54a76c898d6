import type { CompanyContext } from '#core/http/caller'
import { describePerson } from '#modules/people/queries/person_page'
import { reachPerson } from '#modules/people/reach'

export default class PersonPagesController {
  async show(ctx: CompanyContext) {
    return describePerson(ctx, await reachPerson(ctx, ctx.params.id))
  }
}
