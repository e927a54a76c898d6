import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { moneyNumber } from '#core/money/minor'
import { findAccount } from '#modules/ledger/queries/account'
import { ageingOfClient } from '#modules/ledger/queries/ageing'
import { readEntries, sumLedger } from '#modules/ledger/queries/ledger'
import { ageingOf } from '#modules/ledger/rules/ageing'
import {
  transformAgeing,
  transformEntry,
  transformSums,
} from '#modules/ledger/transformers/ledger_transformer'
import { ledgerValidator } from '#modules/ledger/validators/ledger'

const PAGE = 100

export default class LedgersController {
  /** A page of a client's account in one currency, with the sums over its range. */
  async show({ company, params, request }: CompanyContext) {
    const { page = 1, pageSize = PAGE, ...part } = await request.validateUsing(ledgerValidator)
    const { range, balances } = await findAccount(company, params.id, part)
    const { currency } = range
    const slice = { offset: (page - 1) * pageSize, limit: pageSize }
    const [sums, entries, ageings] = await Promise.all([
      sumLedger(company, params.id, range),
      readEntries(company, params.id, range, slice),
      ageingOfClient(company, params.id, today(company.timeZone)),
    ])
    const { ageing = ageingOf([], '') } = ageings.find((one) => one.currency === currency) ?? {}
    return {
      currency,
      balances: balances.map((one) => ({
        currency: one.currency,
        balance: moneyNumber(one.balance, one.currency),
      })),
      ...transformSums(sums, currency),
      count: sums.count,
      entries: entries.map(transformEntry),
      ageing: transformAgeing(ageing, currency),
    }
  }
}
