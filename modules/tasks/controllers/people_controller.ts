import { reader } from '#core/database/in_tx'
import type { CompanyContext } from '#core/http/caller'
import type { PersonName } from '#modules/tasks/people'
import { reachesAll } from '#modules/tasks/reach'
import { transformPerson } from '#modules/tasks/transformers/task_transformer'

export default class PeopleController {
  /** Whom the caller may name as assignee or member: the active people who work there, by name; employees only themselves. */
  async index(ctx: CompanyContext) {
    const people = reader()
      .from('users')
      .where({ company_id: ctx.company.id, is_active: true })
      .whereNot('role', 'adviser')
      .orderBy('name')
      .orderBy('id')
      .select('id', 'name')
    if (!reachesAll(ctx)) people.where('id', ctx.caller.userId)
    const rows: PersonName[] = await people
    return rows.map(transformPerson)
  }
}
