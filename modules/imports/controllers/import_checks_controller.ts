import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { startCheck } from '#modules/imports/actions/change_state'
import { assertReachesImport } from '#modules/imports/reach'
import { transformImport } from '#modules/imports/transformers/import_transformer'

export default class ImportChecksController {
  /** The dry run: nothing is written. */
  async store(ctx: CompanyContext) {
    await assertReachesImport(ctx, ctx.params.id)
    return write(ctx, async () => {
      const record = await startCheck(ctx.company, ctx.params.id, ctx.language)
      return transformImport(record, ctx.language)
    })
  }
}
