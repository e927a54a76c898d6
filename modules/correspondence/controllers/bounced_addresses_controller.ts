import { noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { trustAddress } from '#modules/correspondence/actions/mark_bounced'
import { listBounced } from '#modules/correspondence/queries/bounced_addresses'

export default class BouncedAddressesController {
  /** The addresses from which mails came back. */
  async index({ company, language }: CompanyContext) {
    return listBounced(company, language)
  }

  /** Somebody says that an address works again. */
  async destroy(ctx: CompanyContext) {
    await write(ctx, () => trustAddress(ctx.company, ctx.params.id))
    return noContent(ctx)
  }
}
