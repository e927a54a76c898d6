import { foldText } from '#core/database/search'
import { Client, type ClientMerge } from '#modules/clients/public'
import { RecurringProfile } from '#modules/recurring/models/recurring_profile'

/** Recurring invoices of a merged client are made for the other from now on. Only inside inTx. */
export async function followMerge({ companyId, fromId, intoId }: ClientMerge) {
  const company = { id: companyId }
  const into = await Client.of(company).where('id', intoId).firstOrFail()
  for (const { id } of await RecurringProfile.of(company).where('clientId', fromId).select('id')) {
    const profile = await RecurringProfile.lockIn(company, id)
    await profile.claim()
    profile.merge({
      clientId: intoId,
      clientName: into.name,
      invoice: { ...profile.invoice, clientId: intoId },
      searchText: foldText(profile.name, into.name),
    })
    await profile.save()
  }
}
