import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { boardValidator, columnsValidator } from '#modules/tasks/board/board_validators'
import { readBoard } from '#modules/tasks/board/read_board'
import { saveColumns } from '#modules/tasks/board/save_columns'

export default class BoardsController {
  async show(ctx: CompanyContext) {
    const { mine, ...wish } = await ctx.request.validateUsing(boardValidator, {
      data: ctx.request.qs(),
    })
    return readBoard(ctx, mine ? { ...wish, assigneeId: ctx.caller.userId } : wish)
  }

  /** Replaces the columns. */
  async update(ctx: CompanyContext) {
    const { columns } = await ctx.request.validateUsing(columnsValidator)
    return write(ctx, async () => {
      await saveColumns(ctx.company, columns)
      return readBoard(ctx, {})
    })
  }
}
