import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { setLeaveYear } from '#modules/people/actions/set_leave_year'
import { readLeaveAccount } from '#modules/people/queries/leave_account'
import { reachPrivately } from '#modules/people/reach'
import { transformLeave } from '#modules/people/transformers/leave_transformer'
import { leaveQueryValidator, leaveYearValidator } from '#modules/people/validators/leave'

export default class LeaveAccountsController {
  /** The holiday of a year; null while nothing was agreed. For the person and the owners. */
  async show(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { year } = await request.validateUsing(leaveQueryValidator, { data: request.qs() })
    await reachPrivately(ctx, params.id)
    return leaveOf(ctx, year ?? Number(today(company.timeZone).slice(0, 4)))
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(leaveYearValidator)
    return write(ctx, async () => {
      await reachPrivately(ctx, ctx.params.id)
      await setLeaveYear(ctx.company, ctx.params.id, input)
      return leaveOf(ctx, input.year)
    })
  }
}

async function leaveOf({ company, params }: CompanyContext, year: number) {
  const account = await readLeaveAccount(company, params.id, year)
  return { account: account && transformLeave(account) }
}
