import { now } from '#core/clock'
import type { Departure } from '#core/mail/departures'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { Invoice } from '#modules/invoicing/models/invoice'
import { markHandedOut } from '#modules/invoicing/sending/hand_out'

/** A scheduled mail of an invoice: not when it was withdrawn or cancelled meanwhile, and sent only when it has gone. */
export const invoiceDeparture: Departure = {
  async hindrance(companyId, id) {
    const { status } = await Invoice.lockIn({ id: companyId }, id)
    if (status === 'Void') return 'invoicing.is_void'
    return status === 'Cancelled' ? 'invoicing.already_cancelled' : undefined
  },

  async hasLeft(companyId, id, to) {
    const invoice = await Invoice.lockIn({ id: companyId }, id)
    invoice.sentAt ??= now()
    markHandedOut(invoice)
    await invoice.save()
    await recordChange(invoice, 'invoice.sent', { to, number: invoice.number })
  },
}
