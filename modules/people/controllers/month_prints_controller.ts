import type { CompanyContext } from '#core/http/caller'
import { sendPdf } from '#modules/documents/public'
import { exportedMonth, printMonth } from '#modules/people/queries/printed_month'
import { reachPerson } from '#modules/people/reach'
import { monthValidator } from '#modules/people/validators/calendar'

export default class MonthPrintsController {
  /** A month as a PDF, to be shown by the browser. */
  async show(ctx: CompanyContext) {
    const { params, request, response } = ctx
    const wish = await request.validateUsing(monthValidator, { data: request.qs() })
    const person = await reachPerson(ctx, params.id)
    const { month, name } = await exportedMonth(ctx, person, wish.month)
    return sendPdf(response, `${name}.pdf`, await printMonth(ctx, person, month))
  }
}
