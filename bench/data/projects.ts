import { inTx } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import { parseDecimal } from '#core/money/decimal'
import type { User } from '#modules/auth/public'
import { addItems } from '#modules/invoicing/items/add_items'
import { setCostRate } from '#modules/people/actions/set_cost_rate'
import { addProject } from '#modules/tasks/actions/save_project'

/** Projects for clients, each with a rate and a budget. @returns their ids */
export function makeProjects(company: CompanyScope, clientIds: string[], count: number) {
  return inTx(async () => {
    const ids: string[] = []
    for (let at = 0; at < count; at++) {
      const project = await addProject(company, {
        name: `Projekt ${at}`,
        clientId: clientIds[(at * 31) % clientIds.length],
        hourlyRate: parseDecimal(String(70 + (at % 60))),
        budgetHours: parseDecimal('2000'),
      })
      ids.push(project.id)
    }
    return ids
  })
}

/** Two costs of an hour for each person: one of the beginning and one of later. */
export function makeCosts(company: CompanyScope, users: User[]) {
  return inTx(async () => {
    for (const [at, { id }] of users.entries()) {
      for (const [from, raise] of [
        ['2020-01-01', 0],
        ['2024-07-01', 4],
      ] as const) {
        await setCostRate(company, id, {
          from,
          amount: parseDecimal(String(35 + (at % 20) + raise)),
        })
      }
    }
  })
}

/** Items that the lines of invoices are made from. @returns their ids */
export const makeItems = (company: CompanyScope, count: number) =>
  inTx(() =>
    addItems(
      company,
      Array.from({ length: count }, (_, at) => ({
        name: `Artikel ${at}`,
        type: 'service' as const,
        unitPrice: parseDecimal(String(20 + at)),
      }))
    )
  )
