import type { CompanyContext } from '#core/http/caller'
import { writeLong } from '#core/http/write'
import { startUndo } from '#modules/imports/actions/change_state'
import { assertReachesImport } from '#modules/imports/reach'
import { transformImport } from '#modules/imports/transformers/import_transformer'

export default class ImportUndosController {
  /** Removes the records that nothing depends on. */
  async store(ctx: CompanyContext) {
    await assertReachesImport(ctx, ctx.params.id)
    return writeLong(ctx, async () => {
      const record = await startUndo(ctx.company, ctx.params.id, ctx.caller.userId)
      return transformImport(record, ctx.language)
    })
  }
}
