import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import {
  scheduleOf,
  scheduleStatements,
  unscheduleStatements,
} from '#modules/ledger/actions/schedule_statements'
import { findClient } from '#modules/ledger/queries/find_client'
import { transformSchedule } from '#modules/ledger/transformers/statement_transformer'
import { scheduleValidator } from '#modules/ledger/validators/statement'

export default class StatementSchedulesController {
  /** Whether a client gets monthly statements, and when the next one goes out. */
  async show({ company, params }: CompanyContext) {
    const client = await findClient(company, params.id)
    return transformSchedule(await scheduleOf(company, client.id))
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(scheduleValidator)
    return write(ctx, async () =>
      transformSchedule(await scheduleStatements(ctx.company, ctx.params.id, input))
    )
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await unscheduleStatements(ctx.company, ctx.params.id)
      return transformSchedule(null)
    })
  }
}
