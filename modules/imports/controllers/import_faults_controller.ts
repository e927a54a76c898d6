import type { CompanyContext } from '#core/http/caller'
import { Import } from '#modules/imports/models/import'
import { firstFaults } from '#modules/imports/queries/faults'

/** As many as a person reads; all of them are in the file. */
const SHOWN = 200

export default class ImportFaultsController {
  /** The first rows that were left out, and why. */
  async index({ company, params }: CompanyContext) {
    const { id } = await Import.findRead(company, params.id)
    return firstFaults(company, id, SHOWN)
  }
}
