import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { type Decimal, decimalText } from '#core/money/decimal'
import { OfficialRate } from '#modules/vat/models/official_rate'
import type { MonthOfCurrency } from '#modules/vat/rates/official_rates'
import { RETURN_CURRENCY } from '#modules/vat/returns/return_line'

interface RateInput extends MonthOfCurrency {
  /** Units of the currency for one euro; null removes the rate. */
  rate: Decimal | null
}

/** Enters, changes or removes the official rate of a month. Only inside inTx. @throws 422 `rate_of_euro` */
export async function enterRate(company: CompanyScope, userId: string, input: RateInput) {
  const { month, currency, rate } = input
  if (currency === RETURN_CURRENCY) throw new FieldError('currency', 'vat.rate_of_euro')
  const found = await OfficialRate.of(company).where({ month, currency }).first()
  if (rate === null) {
    if (!found) return
    await found.delete()
    return record(company, found, 'vat.rate_removed')
  }
  const entered = found ?? OfficialRate.for(company).merge({ month, currency })
  await saveOnce(entered.merge({ rate, enteredBy: userId, enteredAt: now() }))
  await record(company, entered, 'vat.rate_entered')
}

/** Another request has entered it in the meantime: the transaction starts again and finds it. */
async function saveOnce(rate: OfficialRate) {
  try {
    await rate.save()
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}

const record = (
  { id }: CompanyScope,
  { id: rateId, month, currency, rate }: OfficialRate,
  action: string
) =>
  audit({
    companyId: id,
    action,
    subject: { type: 'vat', id: rateId },
    details: { month, currency, rate: decimalText(rate) },
  })
