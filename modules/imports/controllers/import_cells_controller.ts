import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { correctCells } from '#modules/imports/actions/correct_cells'
import { assertReachesImport } from '#modules/imports/reach'
import { transformImport } from '#modules/imports/transformers/import_transformer'
import { cellsValidator } from '#modules/imports/validators/import'

export default class ImportCellsController {
  /** Corrects cells of rows with a fault; the table is checked again. */
  async update(ctx: CompanyContext) {
    await assertReachesImport(ctx, ctx.params.id)
    const { company, params, language } = ctx
    const { cells } = await ctx.request.validateUsing(cellsValidator)
    return write(ctx, async () =>
      transformImport(await correctCells(company, params.id, { cells, language }), language)
    )
  }
}
