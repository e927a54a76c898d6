import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { changeView, createView, deleteView } from '#modules/settings/saved_views/save_view'
import { SavedView } from '#modules/settings/saved_views/saved_view'
import {
  savedViewListValidator,
  savedViewUpdateValidator,
  savedViewValidator,
} from '#modules/settings/saved_views/saved_view_validator'

export default class SavedViewsController {
  /** The caller's own, of one list or of all, by name. */
  async index({ caller, company, request }: CompanyContext) {
    const { list } = await request.validateUsing(savedViewListValidator)
    const views = SavedView.of(company).where('userId', caller.userId).orderBy('name').orderBy('id')
    if (list) views.where('list', list)
    return (await views).map(transformView)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(savedViewValidator)
    return write(ctx, async () =>
      created(ctx, transformView(await createView(ctx.company, ctx.caller.userId, input)))
    )
  }

  /** Missing fields stay. */
  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(savedViewUpdateValidator)
    return write(ctx, async () => {
      const view = await own(ctx)
      await changeView(view, input)
      return transformView(view)
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await deleteView(await own(ctx))
      return { success: true }
    })
  }
}

const own = ({ caller, company, params }: CompanyContext) =>
  SavedView.ownedBy(company, caller.userId, params.id)

const transformView = ({ id, list, name, parameters, isDefault }: SavedView) => ({
  _id: id,
  list,
  name,
  parameters,
  isDefault,
})
