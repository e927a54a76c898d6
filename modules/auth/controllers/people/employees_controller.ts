import type { CompanyContext } from '#core/http/caller'
import { announcePages } from '#core/http/paging'
import { write } from '#core/http/write'
import { changeRole } from '#modules/auth/actions/change_person'
import { findPerson, readPeople } from '#modules/auth/queries/people_list'
import { transformPerson } from '#modules/auth/transformers/person_transformer'
import { peopleListValidator, personValidator } from '#modules/auth/validators/person'

export default class EmployeesController {
  /** The people of the company, also those who were deactivated, and for owners those who are invited. */
  async index(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(peopleListValidator)
    const { rows, ...page } = await readPeople(ctx.company, wish, {
      seesInvited: ctx.caller.role === 'owner',
    })
    announcePages(ctx, page)
    return rows.map((row) => transformPerson(row, ctx.caller))
  }

  /** Gives somebody another role. */
  async update(ctx: CompanyContext) {
    const { role } = await ctx.request.validateUsing(personValidator)
    return write(ctx, async () => {
      await changeRole(ctx, ctx.params.id, role)
      return transformPerson(await findPerson(ctx.company, ctx.params.id), ctx.caller)
    })
  }
}
