import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { dismissEntry, reopenEntry } from '#modules/banking/actions/dismiss_entry'
import { describeEntry } from '#modules/banking/queries/describe_entries'

export default class DismissalsController {
  /** Marks an entry as no payment of an invoice. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => describeEntry(company, await dismissEntry(company, params.id)))
  }

  /** Reopens it. */
  async destroy(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => describeEntry(company, await reopenEntry(company, params.id)))
  }
}
