import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { type Desk, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { verifySettlements } from '#modules/invoicing/verify/verify_settlements'
import { verifySums } from '#modules/invoicing/verify/verify_sums'

export const DAY = '2026-03-02'

export const SKONTO = [
  { days: 7, percent: 3 },
  { days: 14, percent: 2 },
]

export const TWO_RATES = [LINE, { ...LINE, unitPrice: 200, taxRate: 7 }]

/** An invoice over 119.00 and 214.00 with two steps of Skonto. */
export const withSkonto = (desk: Desk) =>
  desk.issued({ date: DAY, dueDate: addDays(DAY, 30), skonto: SKONTO, lines: TWO_RATES })

/** Records a payment of an invoice. */
export const pay = (desk: Desk, { _id }: { _id: string }, body: object) =>
  desk.post(`/api/invoices/${_id}/payments`, body)

type Group = Parameters<Parameters<typeof test.group>[1]>[0]

/** Opens desks; after each test of the group, the settlements and sums of their invoices are proved exact. */
export function provedDesks(group: Group) {
  const desks: Desk[] = []
  group.each.teardown(async () => {
    for (const { company } of desks.splice(0)) {
      const broken = [...(await verifySettlements(company)), await verifySums(company)]
      if (broken.length > 1 || broken[0] !== true) throw new Error(`Not exact: ${broken}`)
    }
  })
  return async (...values: Parameters<typeof makeDesk>) => {
    const desk = await makeDesk(...values)
    desks.push(desk)
    return desk
  }
}
