import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { describeEntries, describeEntry } from '#modules/banking/queries/describe_entries'
import { countByState, entriesQuery } from '#modules/banking/queries/entry_list'
import { findEntry } from '#modules/banking/queries/find_entry'
import { entryListValidator } from '#modules/banking/validators/bank_entry'

export default class BankEntriesController {
  /** The newest first, open ones with suggested invoices; `X-Totals` counts them by state. */
  async index(ctx: CompanyContext) {
    const { company, request, response } = ctx
    const input = await request.validateUsing(entryListValidator)
    const rows = await readPage(ctx, entriesQuery(company, input), input)
    response.header('x-totals', JSON.stringify({ states: await countByState(company, input) }))
    return describeEntries(company, rows)
  }

  async show({ company, params }: CompanyContext) {
    return describeEntry(company, await findEntry(company, params.id))
  }
}
