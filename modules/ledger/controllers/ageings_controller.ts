import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { LARGEST_PAGE } from '#core/http/list_query'
import { announcePages } from '#core/http/paging'
import { ageingOfAll, totalAgeing } from '#modules/ledger/queries/ageing'
import { transformAgeing } from '#modules/ledger/transformers/ledger_transformer'
import { pageValidator } from '#modules/ledger/validators/paging'

export default class AgeingsController {
  /** The debts of every client by age, the largest first; `X-Totals` has the sums. */
  async index(ctx: CompanyContext) {
    const { company, request, response } = ctx
    const { page = 1, pageSize = LARGEST_PAGE } = await request.validateUsing(pageValidator)
    const all = await ageingOfAll(company, today(company.timeZone))
    announcePages(ctx, { total: all.length, page, pageSize })
    const totals = [...totalAgeing(all)].map(([currency, ageing]) => [
      currency,
      transformAgeing(ageing, currency),
    ])
    response.header('x-totals', JSON.stringify(Object.fromEntries(totals)))
    return all.slice((page - 1) * pageSize, page * pageSize).map((row) => ({
      client: row.clientId === null ? null : { _id: row.clientId, name: row.name },
      name: row.name,
      currency: row.currency,
      ...transformAgeing(row.ageing, row.currency),
    }))
  }
}
