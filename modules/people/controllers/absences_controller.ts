import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { LARGEST_PAGE } from '#core/http/list_query'
import { announcePages } from '#core/http/paging'
import { write } from '#core/http/write'
import { addAbsence, removeAbsence } from '#modules/people/actions/save_absence'
import { listAbsences } from '#modules/people/queries/absence_list'
import { transformAbsence } from '#modules/people/transformers/absence_transformer'
import { absenceListValidator, absenceValidator } from '#modules/people/validators/absence'

export default class AbsencesController {
  /** Newest first by default; employees see their own. */
  async index(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(absenceListValidator, { data: ctx.request.qs() })
    const { page = 1, pageSize = LARGEST_PAGE } = wish
    const { rows, total } = await listAbsences(ctx, { ...wish, page, pageSize })
    announcePages(ctx, { total, page, pageSize })
    return rows.map(({ absence, userName }) => ({
      ...transformAbsence(absence, ctx.caller),
      userName,
    }))
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(absenceValidator)
    return write(ctx, async () => {
      const absence = await addAbsence(ctx, input)
      return created(ctx, transformAbsence(absence, ctx.caller))
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await removeAbsence(ctx, ctx.params.id)
      return noContent(ctx)
    })
  }
}
