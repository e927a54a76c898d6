import type { CompanyContext } from '#core/http/caller'
import { writeLong } from '#core/http/write'
import { startRun } from '#modules/imports/actions/change_state'
import { assertReachesImport } from '#modules/imports/reach'
import { transformImport } from '#modules/imports/transformers/import_transformer'

export default class ImportRunsController {
  /** Imports the rows that passed the check. */
  async store(ctx: CompanyContext) {
    await assertReachesImport(ctx, ctx.params.id)
    return writeLong(ctx, async () => {
      const record = await startRun(ctx.company, ctx.params.id, ctx.caller.userId)
      return transformImport(record, ctx.language)
    })
  }
}
