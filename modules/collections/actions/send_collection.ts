import { conflict } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Collection } from '#modules/collections/models/collection'
import { recordCollection } from './record_collection.js'

/** Notes that the bank has been given the file. Only inside inTx. @throws 404, 409 `not_open` */
export async function sendCollection(company: CompanyReference, id: string) {
  const collection = await Collection.lockIn(company, id)
  if (collection.state !== 'open') throw conflict('collections.not_open')
  await collection.merge({ state: 'sent' }).save()
  await recordCollection(collection, 'collection.sent')
  return collection
}
