import type { CompanyContext } from '#core/http/caller'
import { candidates } from '#modules/collections/queries/candidates'
import { transformPlanned } from '#modules/collections/transformers/collection_transformer'

export default class CollectionCandidatesController {
  /** The invoices that can be collected, the first due first, and why some cannot. */
  async index({ company }: CompanyContext) {
    return (await candidates(company)).map(transformPlanned)
  }
}
