import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { spoolUpload } from '#core/http/uploads/spool_upload'
import { writeLong } from '#core/http/write'
import { changeMapping } from '#modules/imports/actions/change_state'
import { keepUpload } from '#modules/imports/actions/keep_upload'
import { removeImport } from '#modules/imports/actions/remove_import'
import { Import } from '#modules/imports/models/import'
import { importList } from '#modules/imports/queries/import_list'
import { assertMayImport, assertReachesImport, withinImports } from '#modules/imports/reach'
import { LARGEST_FILE } from '#modules/imports/read/limits'
import {
  transformImport,
  transformImportRow,
} from '#modules/imports/transformers/import_transformer'
import {
  importListValidator,
  mappingValidator,
  uploadValidator,
} from '#modules/imports/validators/import'

export default class ImportsController {
  async index(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(importListValidator)
    const rows = await readPage(ctx, withinImports(importList(ctx.company, wish), ctx), wish)
    return rows.map(transformImportRow)
  }

  async show(ctx: CompanyContext) {
    const { company, params, language } = ctx
    await assertReachesImport(ctx, params.id)
    return transformImport(await Import.findRead(company, params.id), language)
  }

  /**
   * Accepts a file. An `Idempotency-Key` is ignored: uploading the same file twice creates two waiting imports and
   * changes nothing else.
   */
  async store(ctx: CompanyContext) {
    const { company, caller, language } = ctx
    const { kind, ...wish } = await ctx.request.validateUsing(uploadValidator, {
      data: ctx.request.qs(),
    })
    assertMayImport(ctx, kind)
    const record = await spoolUpload(ctx, { field: 'file', limit: LARGEST_FILE }, (file) =>
      keepUpload(company, { ...file, kind, wish, language, userId: caller.userId })
    )
    return created(ctx, transformImport(record, language))
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(mappingValidator)
    await assertReachesImport(ctx, ctx.params.id)
    return writeLong(ctx, async () =>
      transformImport(await changeMapping(ctx.company, ctx.params.id, input), ctx.language)
    )
  }

  async destroy(ctx: CompanyContext) {
    await assertReachesImport(ctx, ctx.params.id)
    return writeLong(ctx, async () => {
      await removeImport(ctx.company, ctx.params.id)
      return { success: true }
    })
  }
}
