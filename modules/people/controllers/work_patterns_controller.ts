import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { removeWorkPattern, setWorkPattern } from '#modules/people/actions/set_work_pattern'
import { reachPerson } from '#modules/people/reach'
import { transformPattern } from '#modules/people/transformers/pattern_transformer'
import { patternValidator } from '#modules/people/validators/employment'

export default class WorkPatternsController {
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(patternValidator)
    return write(ctx, async () => {
      const person = await reachPerson(ctx, ctx.params.id)
      const pattern = await setWorkPattern(ctx.company, person.id, input)
      return created(ctx, transformPattern(pattern))
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const person = await reachPerson(ctx, ctx.params.id)
      await removeWorkPattern(ctx.company, person.id, ctx.params.patternId)
      return noContent(ctx)
    })
  }
}
