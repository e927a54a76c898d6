import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type Minor, moneyOf } from '#core/money/minor'
import { amountForAudit } from '#modules/documents/public'
import { readCompanySettings } from '#modules/settings/public'
import { VatPrepayment } from '#modules/vat/models/vat_prepayment'
import { HOME, RETURN_CURRENCY } from '#modules/vat/returns/return_line'

interface PrepaymentInput {
  year: number
  /** Euros. */
  amount: Decimal
}

/**
 * Records the special advance payment that a company has declared for a year; the return of December takes it off.
 * Only inside inTx.
 * @throws 409 `vat_return_german_only`, 422 `amount_in_cents`
 */
export async function recordPrepayment(
  company: CompanyScope,
  userId: string,
  { year, amount }: PrepaymentInput
) {
  const { country } = await readCompanySettings(company)
  if (country !== HOME) throw conflict('vat.vat_return_german_only')
  const found = await VatPrepayment.of(company).where('year', year).first()
  const prepayment = found ?? VatPrepayment.for(company).merge({ year })
  prepayment.merge({ amount: centsOf(amount), recordedBy: userId, recordedAt: now() })
  await saveOnce(prepayment)
  await audit({
    companyId: company.id,
    action: 'vat.prepayment_recorded',
    subject: { type: 'vat', id: prepayment.id },
    details: Object.assign({ year }, amountForAudit(prepayment.amount, RETURN_CURRENCY)),
  })
}

function centsOf(amount: Decimal): Minor {
  try {
    return moneyOf(amount, RETURN_CURRENCY)
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    throw new FieldError('amount', 'vat.amount_in_cents')
  }
}

/** Another request has recorded it in the meantime: the transaction starts again and finds it. */
async function saveOnce(prepayment: VatPrepayment) {
  try {
    await prepayment.save()
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}
