import type { CompanyContext } from '#core/http/caller'
import { Import } from '#modules/imports/models/import'
import { firstFaults } from '#modules/imports/queries/faults'
import { assertReachesImport } from '#modules/imports/reach'

/** As many as a person reads; all of them are in the file. */
const SHOWN = 200

export default class ImportFaultsController {
  /** The first rows that were left out, and why. */
  async index(ctx: CompanyContext) {
    await assertReachesImport(ctx, ctx.params.id)
    const { id } = await Import.findRead(ctx.company, ctx.params.id)
    return firstFaults(ctx.company, id, SHOWN)
  }
}
