import { audit } from '#core/audit/audit'
import { type Day, now } from '#core/clock'
import { conflict, FieldError, notFound } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { moneyOf } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Client, lockOpenClient } from '#modules/clients/public'
import { amountForAudit } from '#modules/documents/public'
import { OpeningBalance } from '#modules/ledger/models/opening_balance'

export interface OpeningBalanceInput {
  /** Major units of the currency; negative for a credit. */
  amount: Decimal
  date: Day
  note?: string | null
}

/**
 * Sets the debt of a client in a currency at the beginning, replacing an earlier value. Only inside inTx.
 * @throws 404, 409 `client_merged`, `opening_balance_used` after a statement has included it, 422 for an amount the
 * currency cannot have
 */
export async function setOpeningBalance(
  company: CompanyReference,
  { clientId, currency }: { clientId: string; currency: string },
  input: OpeningBalanceInput
): Promise<OpeningBalance> {
  await lockOpenClient(company, clientId)
  const balance = (await find(company, clientId, currency)) ?? OpeningBalance.for(company)
  assertUnused(balance)
  balance.merge({
    clientId,
    currency,
    amount: amountIn(currency, input.amount),
    dayOn: input.date,
    note: input.note ?? '',
    createdAt: balance.createdAt ?? now(),
    statedAt: null,
    version: (balance.version ?? 0) + 1,
  })
  await balance.save()
  await record(balance, 'client.opening_balance_set')
  return balance
}

/** Only inside inTx. @throws 404, 409 `opening_balance_used` */
export async function removeOpeningBalance(
  company: CompanyReference,
  clientId: string,
  currency: string
) {
  if (!(await Client.oneLocked(company, clientId))) throw notFound()
  const balance = await find(company, clientId, currency)
  if (!balance) throw notFound()
  assertUnused(balance)
  await balance.delete()
  await record(balance, 'client.opening_balance_removed')
}

const find = (company: CompanyReference, clientId: string, currency: string) =>
  OpeningBalance.of(company).where({ clientId, currency }).forUpdate().first()

function assertUnused({ statedAt }: OpeningBalance) {
  if (statedAt) throw conflict('ledger.opening_balance_used')
}

function amountIn(currency: string, given: Decimal) {
  if (given === 0n) throw new FieldError('amount', 'ledger.amount_missing')
  try {
    return moneyOf(given, currency)
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    throw new FieldError('amount', 'ledger.amount_too_precise', { values: { currency } })
  }
}

async function record(balance: OpeningBalance, action: string) {
  const { companyId, clientId, currency, amount, dayOn } = balance
  await audit({
    companyId,
    action,
    subject: { type: 'client', id: clientId },
    details: { ...amountForAudit(amount, currency), date: dayOn },
  })
  publish(companyId, { kind: 'client', id: clientId })
}
