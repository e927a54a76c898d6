import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { CHAIN_TYPES, chainOf } from '#modules/documents/chain/chain'

const chainValidator = vine.create({
  type: vine.enum(CHAIN_TYPES),
  id: vine.string().maxLength(36),
})

export default class DocumentChainsController {
  /** The documents that one came from and became, the oldest first. */
  async show({ company, request }: HttpContext) {
    const document = await request.validateUsing(chainValidator)
    return chainOf(company, document)
  }
}
