import type { HttpContext } from '@adonisjs/core/http'
import { User } from '#modules/auth/models/user'
import { transformCurrentUser } from '#modules/auth/transformers/current_user_transformer'

export default class MeController {
  async show({ caller }: HttpContext) {
    return transformCurrentUser(await User.findOrFail(caller.userId))
  }
}
