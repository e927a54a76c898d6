import { AppError, conflict, notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import env from '#core/start/env'
import { keepVatCheck } from '#modules/clients/actions/check_vat_id'
import { Client } from '#modules/clients/models/client'
import { describeVatId } from '#modules/clients/queries/vat_check'
import { VatIdNotChecked } from '#modules/clients/vat_ids/vat_id_checker'
import { viesAt } from '#modules/clients/vat_ids/vies_checker'
import { readCompanySettings } from '#modules/settings/public'

export default class VatChecksController {
  /** The stored facts on a client's VAT id, without a new check. */
  async show({ company, params }: CompanyContext) {
    return describeVatId(await this.#find(company, params.id))
  }

  /**
   * Asks VIES for a client's VAT id and keeps the answer.
   * @throws 409 `vat_check_off`, `vat_id_missing`; 503 `vat_check_failed` when nobody answered
   */
  async store(ctx: CompanyContext) {
    const client = await this.#find(ctx.company, ctx.params.id)
    if (!client.vatId) throw conflict('clients.vat_id_missing')
    if (!env.VIES_URL) throw conflict('clients.vat_check_off')
    const { vatId: own } = await readCompanySettings(ctx.company)
    const answer = await viesAt(env.VIES_URL)
      .check(client.vatId, own)
      .catch((error: unknown) => {
        if (!(error instanceof VatIdNotChecked)) throw error
        throw new AppError(503, 'clients.vat_check_failed', { retryAfter: 60 })
      })
    return write(ctx, async () => {
      await keepVatCheck(client, answer)
      return describeVatId(client)
    })
  }

  async #find(company: CompanyContext['company'], id: string) {
    const client = await Client.one(company, id)
    if (!client) throw notFound()
    return client
  }
}
