import { addDays } from '#core/clock'
import { issueOrder } from '#modules/orders/actions/issue_order'
import { createOrder } from '#modules/orders/actions/write_order'
import { orderValidator } from '#modules/orders/validators/order'
import { workdayUntil } from './days.js'
import type { Desk } from './desk.js'

interface Confirmation {
  /** Position in the list of clients. */
  client: number
  /** Days before today on which it was ordered and confirmed. */
  ordered: number
  confirmed: number
  orderNumber: string
  /** Days after today on which the work begins and ends. */
  begins: number
  ends: number
  work: string
  hours: number
  isDraft?: true
}

/** Work that is agreed and not done yet: one confirmed, one about to be. */
const CONFIRMATIONS: Confirmation[] = [
  {
    client: 1,
    ordered: 9,
    confirmed: 8,
    orderNumber: '4500-118',
    begins: 12,
    ends: 26,
    work: 'Umzug auf den neuen Server',
    hours: 22,
  },
  {
    client: 7,
    ordered: 2,
    confirmed: 1,
    orderNumber: 'E-2207',
    begins: 20,
    ends: 24,
    work: 'Schulung der Redaktion',
    hours: 12,
    isDraft: true,
  },
]

const PRICE = 105

/**
 * Order confirmations for clients who ordered without an estimate.
 * @param clientIds filled as the clients come
 */
export function planConfirmations(desk: Desk, clientIds: string[]) {
  const { company, people, timeline, today } = desk
  for (const { client, work, hours, orderNumber, isDraft, ...days } of CONFIRMATIONS) {
    const day = workdayUntil(addDays(today, -days.confirmed))
    timeline.add(timeline.at(day, 9.5), people.owner.id, async () => {
      const input = await orderValidator.validate({
        clientId: clientIds[client],
        orderNumber,
        orderedOn: workdayUntil(addDays(today, -days.ordered)),
        serviceDate: workdayUntil(addDays(today, days.begins)),
        serviceUntil: workdayUntil(addDays(today, days.ends)),
        lines: [
          { description: work, quantity: hours, unit: 'Std.', unitPrice: PRICE, taxRate: 19 },
        ],
      })
      const order = await createOrder(company, input)
      if (!isDraft) await issueOrder(company, order, people.owner.language)
    })
  }
}
