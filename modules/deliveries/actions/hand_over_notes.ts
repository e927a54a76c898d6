import type { CompanyReference } from '#core/tenancy/company_owned'
import type { HeldWork } from '#modules/auth/public'
import { reassignNote } from '#modules/deliveries/actions/assign_note'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'

const notesToDeliver = (company: CompanyReference, assigneeId: string) =>
  DeliveryNote.of(company)
    .where({ assigneeId })
    .whereIn('status', ['Draft', 'Issued'])
    .orderBy('createdAt')
    .orderBy('id')

/** Delivery notes that a person still has to deliver. */
export const HELD_NOTES: HeldWork = {
  count: async (company, userId) => (await notesToDeliver(company, userId)).length,

  async handOver({ company, fromId, to }) {
    for (const note of await notesToDeliver(company, fromId)) await reassignNote(note, to.id)
  },
}
