import { addDays } from '#core/clock'
import { pauseProfile, runNow } from '#modules/recurring/actions/change_state'
import { addProfile } from '#modules/recurring/actions/write_profile'
import { recurringInvoiceValidator } from '#modules/recurring/validators/recurring_invoice'
import { addMonths } from '../days.js'
import type { Desk } from '../desk.js'
import { planPayments } from './make_invoices.js'

const MONTHS = 6

/** Recurring invoices, each for one of the first clients. */
const PROFILES = [
  {
    name: 'Wartungsvertrag',
    description: 'Wartung {{monthYear}}',
    price: 240,
    mode: 'issueAndSend',
  },
  { name: 'Hosting', description: 'Hosting {{period}}', price: 49, mode: 'issue' },
] as const

/**
 * Two recurring invoices that have run for half a year, the next in some days, and one that is paused.
 * @param clientIds filled as the clients come
 */
export function planRecurring(desk: Desk, clientIds: string[]) {
  const { company, people, timeline, today } = desk
  for (const [nth, { name, description, price, mode }] of PROFILES.entries()) {
    const start = addDays(addMonths(today, -MONTHS), 4 + 5 * nth)
    timeline.add(timeline.at(start, 10), people.owner.id, async () => {
      const schedule = { startOn: start, every: 1, unit: 'month' }
      const input = await recurringInvoiceValidator.validate({
        name,
        mode,
        schedule,
        servicePeriod: 'ahead',
        invoice: {
          clientId: clientIds[nth],
          lines: [{ description, quantity: 1, unitPrice: price, taxRate: 19 }],
        },
      })
      const { id } = await addProfile(company, input)
      for (let month = 0; month < MONTHS; month++) {
        timeline.add(timeline.at(addMonths(start, month), 10.5), null, async () =>
          planPayments(desk, await runNow(company, id), 'prompt')
        )
      }
      if (nth > 0) return
      const paused = await addProfile(company, { ...input, name: 'Notdienst' })
      await pauseProfile(company, paused.id)
    })
  }
}
