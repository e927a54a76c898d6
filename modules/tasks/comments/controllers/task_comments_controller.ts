import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { commentListValidator, commentValidator } from '#modules/tasks/comments/comment_validators'
import { readComments } from '#modules/tasks/comments/read_comments'
import { addComment, deleteComment, editComment } from '#modules/tasks/comments/write_comment'
import { Task } from '#modules/tasks/models/task'

/** The comments of a task that the caller reaches. */
export default class TaskCommentsController {
  /** The newest `pageSize` comments, oldest first. */
  async index(ctx: CompanyContext) {
    const { pageSize } = await ctx.request.validateUsing(commentListValidator, {
      data: ctx.request.qs(),
    })
    return readComments(ctx, await Task.reach(ctx, ctx.params.id), pageSize)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(commentValidator)
    return write(ctx, async () => {
      const task = await addComment(ctx, ctx.params.id, input)
      return created(ctx, await readComments(ctx, task))
    })
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(commentValidator)
    return write(ctx, async () => {
      const task = await editComment(ctx, ctx.params.id, input)
      return readComments(ctx, task)
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await deleteComment(ctx, ctx.params.id)
      return noContent(ctx)
    })
  }
}
