import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { addItems, changeItem, removeItem } from '#modules/tasks/checklists/change_checklist'
import { readChecklist, transformChecklist } from '#modules/tasks/checklists/read_checklist'
import { Task } from '#modules/tasks/models/task'
import { itemChangeValidator, newItemsValidator } from '#modules/tasks/validators/checklist'

/** The checklist of a task that the caller reaches. */
export default class ChecklistItemsController {
  async index(ctx: CompanyContext) {
    const task = await Task.reach(ctx, ctx.params.id)
    return transformChecklist(await readChecklist(ctx.company, task.id))
  }

  async store(ctx: CompanyContext) {
    const { items } = await ctx.request.validateUsing(newItemsValidator)
    return write(ctx, async () => {
      await addItems(ctx, ctx.params.id, items)
      return created(ctx, transformChecklist(await readChecklist(ctx.company, ctx.params.id)))
    })
  }

  /** Answers the whole list, because a step that moves changes the places of others. */
  async update(ctx: CompanyContext) {
    const change = await ctx.request.validateUsing(itemChangeValidator)
    return write(ctx, async () => {
      const taskId = await changeItem(ctx, ctx.params.id, change)
      return transformChecklist(await readChecklist(ctx.company, taskId))
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await removeItem(ctx, ctx.params.id)
      return noContent(ctx)
    })
  }
}
