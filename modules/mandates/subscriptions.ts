import { today } from '#core/clock'
import { defineRecordKind } from '#core/records/record_kinds'
import { handOver } from '#modules/clients/public'
import { mandatesOf } from '#modules/mandates/queries/usual_mandate'
import { stateOn, wasUsed } from '#modules/mandates/rules/mandate_state'

defineRecordKind({
  type: 'mandate',
  subject: { table: 'mandates', label: 'reference' },
  clientReferences: { mandates: handOver('mandates') },
  // Mandates that were used prove direct debits and stay; the others name a person for no reason.
  async erasureGuard(company, client) {
    const mandates = await mandatesOf(company, client.id)
    const day = today(company.timeZone)
    const isOpen = mandates.some((one) => stateOn(one, day) === 'active' || !wasUsed(one))
    return isOpen ? 'mandates.still_there' : undefined
  },
})
