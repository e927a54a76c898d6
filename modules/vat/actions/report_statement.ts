import { audit } from '#core/audit/audit'
import { now, today } from '#core/clock'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { type FilingPeriod, isPeriod } from '#modules/vat/filings/filing_period'
import { VatStatement } from '#modules/vat/models/vat_statement'
import { recapitulativeStatement } from '#modules/vat/recapitulative/recapitulative_statement'
import { lineChanges } from '#modules/vat/recapitulative/reported_lines'

/**
 * Keeps the recapitulative statement of a month or quarter as it was reported. A later one is the correction, which is
 * owed within a month after the mistake was noticed (§ 18a (10) UStG). Only inside inTx.
 * @throws 409 `vat_return_german_only`, `nothing_to_correct`, 422 `statement_period`, `month_not_over`
 */
export async function reportStatement(
  company: CompanyScope,
  userId: string,
  { from, to }: FilingPeriod
) {
  if (!isPeriod('month', from, to) && !isPeriod('quarter', from, to)) {
    throw new FieldError('to', 'vat.statement_period')
  }
  if (to >= today(company.timeZone)) throw new FieldError('to', 'vat.month_not_over')
  const { lines } = await recapitulativeStatement(company, { from, to })
  const [latest] = await VatStatement.ofPeriod(company, { from, to })
  if (lineChanges(latest?.lines ?? [], lines).length === 0) throw conflict('vat.nothing_to_correct')
  const statement = VatStatement.for(company).merge({
    fromOn: from,
    toOn: to,
    version: (latest?.version ?? 0) + 1,
    lines: lines.map(({ vatId, kind, amount }) => ({ vatId, kind, amount })),
    reportedBy: userId,
    reportedAt: now(),
  })
  statement.id = newId()
  try {
    await statement.save()
  } catch (error) {
    // Another request has reported the period in the meantime.
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
  await audit({
    companyId: company.id,
    action: latest ? 'vat.statement_corrected' : 'vat.statement_reported',
    subject: { type: 'vat', id: statement.id },
    details: { from, to },
  })
}
