import type { HttpContext } from '@adonisjs/core/http'
import { noContent } from '#core/http/answer'
import { write } from '#core/http/write'
import { trustAddress } from '#modules/correspondence/actions/mark_bounced'
import { listBounced } from '#modules/correspondence/queries/bounced_addresses'

export default class BouncedAddressesController {
  /** The addresses from which mails came back. */
  async index({ company, language }: HttpContext) {
    return listBounced(company, language)
  }

  /** Somebody says that an address works again. */
  async destroy(ctx: HttpContext) {
    await write(ctx, () => trustAddress(ctx.company, ctx.params.id))
    return noContent(ctx)
  }
}
