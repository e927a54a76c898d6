import type { HttpContext } from '@adonisjs/core/http'
import { personalDataOf } from '#modules/ledger/queries/personal_data'

export default class PersonalDataController {
  /** Everything that is stored of a client and its people. */
  async show({ company, params }: HttpContext) {
    return personalDataOf(company, params.id)
  }
}
