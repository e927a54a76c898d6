import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { changeEmployment } from '#modules/people/actions/change_employment'
import { describePerson } from '#modules/people/queries/person_page'
import { reachPerson } from '#modules/people/reach'
import { employmentValidator } from '#modules/people/validators/employment'

export default class EmploymentsController {
  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(employmentValidator)
    return write(ctx, async () => {
      const person = await reachPerson(ctx, ctx.params.id)
      await changeEmployment(ctx.company, person.id, input)
      return describePerson(ctx, person)
    })
  }
}
