import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { decideOnAbsence } from '#modules/people/actions/save_absence'
import { transformAbsence } from '#modules/people/transformers/absence_transformer'

export default class AbsenceApprovalsController {
  async store(ctx: CompanyContext) {
    return write(ctx, async () => {
      const absence = await decideOnAbsence(ctx, ctx.params.id, { status: 'approved' })
      return transformAbsence(absence, ctx.caller)
    })
  }
}
