import { notFound } from '#core/errors/app_error'
import { noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { isCurrency } from '#core/money/currency'
import {
  removeOpeningBalance,
  setOpeningBalance,
} from '#modules/ledger/actions/set_opening_balance'
import { OpeningBalance } from '#modules/ledger/models/opening_balance'
import { findClient } from '#modules/ledger/queries/find_client'
import { transformOpeningBalance } from '#modules/ledger/transformers/opening_balance_transformer'
import { openingBalanceValidator } from '#modules/ledger/validators/opening_balance'

export default class OpeningBalancesController {
  /** The opening balances of a client, by currency. */
  async index({ company, params }: CompanyContext) {
    await findClient(company, params.id)
    const balances = await OpeningBalance.of(company)
      .where('clientId', params.id)
      .orderBy('currency')
    return balances.map(transformOpeningBalance)
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(openingBalanceValidator)
    const { id: clientId, currency } = ctx.params
    if (!isCurrency(currency)) throw notFound()
    return write(ctx, async () =>
      transformOpeningBalance(await setOpeningBalance(ctx.company, { clientId, currency }, input))
    )
  }

  async destroy(ctx: CompanyContext) {
    const { id, currency } = ctx.params
    return write(ctx, async () => {
      await removeOpeningBalance(ctx.company, id, currency)
      return noContent(ctx)
    })
  }
}
