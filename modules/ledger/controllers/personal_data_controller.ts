import type { CompanyContext } from '#core/http/caller'
import { personalDataOf } from '#modules/ledger/queries/personal_data'

export default class PersonalDataController {
  /** Everything that is stored of a client and its people. */
  async show({ company, params }: CompanyContext) {
    return personalDataOf(company, params.id)
  }
}
