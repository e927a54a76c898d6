import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { stopImport } from '#modules/imports/actions/change_state'
import { assertReachesImport } from '#modules/imports/reach'
import { transformImport } from '#modules/imports/transformers/import_transformer'

export default class ImportStopsController {
  /** Imported rows stay. */
  async store(ctx: CompanyContext) {
    await assertReachesImport(ctx, ctx.params.id)
    return write(ctx, async () => {
      const record = await stopImport(ctx.company, ctx.params.id)
      return transformImport(record, ctx.language)
    })
  }
}
