import type { CompanyContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { handOutPersonalData } from '#modules/ledger/actions/hand_out_personal_data'

export default class PersonalDataController {
  /** All stored data of a client and its people. */
  async show(ctx: CompanyContext) {
    return writeSecret(ctx, () => handOutPersonalData(ctx.company, ctx.params.id))
  }
}
