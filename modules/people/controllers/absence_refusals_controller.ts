import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { decideOnAbsence } from '#modules/people/actions/save_absence'
import { transformAbsence } from '#modules/people/transformers/absence_transformer'
import { refusalValidator } from '#modules/people/validators/absence'

export default class AbsenceRefusalsController {
  async store(ctx: CompanyContext) {
    const { reason } = await ctx.request.validateUsing(refusalValidator)
    return write(ctx, async () => {
      const absence = await decideOnAbsence(ctx, ctx.params.id, { status: 'refused', reason })
      return transformAbsence(absence, ctx.caller)
    })
  }
}
