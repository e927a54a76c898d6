import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { eraseClient, eraseContact, oneClient } from '#modules/clients/public'
import { endAccess } from '#modules/ledger/actions/end_access'
import { lastDocumentOn } from '#modules/ledger/queries/personal_data'
import { retainedUntil } from '#modules/ledger/rules/retention'
import { erasureValidator } from '#modules/ledger/validators/erasure'
import { readCompanySettings } from '#modules/settings/public'

export default class ClientErasuresController {
  /**
   * Erases the personal data of a private client, or with `contactId` of one person at a client. Records that the law
   * requires stay; `retainedUntil` of the answer says how long.
   */
  async store(ctx: CompanyContext) {
    const { contactId } = await ctx.request.validateUsing(erasureValidator)
    const { company, params } = ctx
    return write(ctx, async () => {
      if (contactId) await eraseContact(company, params.id, contactId)
      else {
        const { country } = await readCompanySettings(company)
        const last = await lastDocumentOn(company, params.id)
        await eraseClient(company, params.id, last ? retainedUntil(country, last) : null)
        await endAccess(company, params.id)
      }
      return oneClient(company, params.id)
    })
  }
}
