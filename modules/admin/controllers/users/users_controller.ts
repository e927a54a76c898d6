import type { SignedInContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { findUsers } from '#modules/admin/queries/find_users'
import { findUser, type UserRow, userRows } from '#modules/admin/queries/user_rows'
import { transformUser } from '#modules/admin/transformers/user_transformer'
import { userListValidator } from '#modules/admin/validators/users'

const SORTS = {
  name: 'users.name',
  email: 'users.email',
  company: 'companies.search_text',
  lastSignInAt: 'users.last_sign_in_at',
}

export default class UsersController {
  /**
   * All people of the platform, the last one who signed in first; somebody who belongs to several companies has a row for
   * each. `?search=` reads names, addresses and companies, `?state=` is `locked`, `active` or `deactivated`.
   */
  async index(ctx: SignedInContext) {
    const wish = await ctx.request.validateUsing(userListValidator)
    const {
      role,
      state,
      search,
      sort = 'lastSignInAt',
      order = sort === 'lastSignInAt' ? 'desc' : 'asc',
    } = wish
    const query = userRows().orderBy(SORTS[sort], order).orderBy('users.id', order)
    if (role) query.where('users.role', role)
    if (state === 'locked') query.whereNotNull('accounts.locked_at')
    if (state === 'active') query.where('users.is_active', true).whereNull('accounts.locked_at')
    if (state === 'deactivated') query.where('users.is_active', false)
    if (search) query.whereIn('users.id', await findUsers(search))
    const rows = await readPage<UserRow>(ctx, query, wish)
    return rows.map((row) => transformUser(row, ctx.caller))
  }

  /** One person in one company, or a super admin. */
  async show({ params, caller }: SignedInContext) {
    return transformUser(await findUser(params.id), caller)
  }
}
