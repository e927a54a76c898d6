import type { CompanyContext } from '#core/http/caller'
import { readersOf } from '#modules/tasks/comments/readers_of_task'
import { Task } from '#modules/tasks/models/task'
import { transformPerson } from '#modules/tasks/transformers/task_transformer'

export default class TaskReadersController {
  /** The people who can see a task, whom its comments may mention. */
  async index(ctx: CompanyContext) {
    const readers = await readersOf(await Task.reach(ctx, ctx.params.id))
    return readers.map(transformPerson)
  }
}
