import type { CompanyContext } from '#core/http/caller'
import { collectionFile } from '#modules/collections/file/collection_file'
import { Collection } from '#modules/collections/models/collection'
import { DirectDebit } from '#modules/collections/models/direct_debit'

export default class CollectionFilesController {
  /** The file for the bank. */
  async show({ company, params, response }: CompanyContext) {
    const collection = await Collection.findIn(company, params.id)
    const debits = await DirectDebit.ofCollection(company, collection.id)
    response.header('content-type', 'application/xml; charset=utf-8')
    response.header(
      'content-disposition',
      `attachment; filename="SEPA_DD_${collection.firstOn}.xml"`
    )
    response.header('cache-control', 'private, no-store')
    return collectionFile(collection, debits)
  }
}
