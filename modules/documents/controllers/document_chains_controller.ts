import vine from '@vinejs/vine'
import type { CompanyContext } from '#core/http/caller'
import { chainOf, chainTypes } from '#modules/documents/chain/chain'

export const chainValidator = vine.create({
  type: vine.enum(() => chainTypes()),
  id: vine.string().maxLength(36),
})

export default class DocumentChainsController {
  /** The documents that one came from and became, the oldest first. */
  async show({ company, request }: CompanyContext) {
    const document = await request.validateUsing(chainValidator)
    return chainOf(company, document)
  }
}
