import type { CompanyScope } from '#core/http/caller'
import type { LedgerPart } from '#modules/ledger/validators/ledger'
import { findClient } from './find_client.js'
import { balancesOf, type LedgerRange } from './ledger.js'

/** A client, the requested part of its account, and its balances in all currencies. @throws 404 */
export async function findAccount(company: CompanyScope, clientId: string, part: LedgerPart) {
  const client = await findClient(company, clientId)
  const balances = await balancesOf(company, clientId)
  const usual = client.currency ?? company.currency
  const known = balances.some(({ currency }) => currency === usual)
  const currency = part.currency ?? (known ? usual : (balances[0]?.currency ?? usual))
  const { from, until, openOnly: isOpenOnly } = part
  const range: LedgerRange = { currency, from, until, isOpenOnly }
  return { client, range, balances }
}
