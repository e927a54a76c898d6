import { audit } from '#core/audit/audit'
import { conflict, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { VatReport } from '#modules/vat/models/vat_report'
import { changesOf } from '#modules/vat/reports/changes_of'
import { saveReport } from '#modules/vat/reports/keep_reports'

/**
 * Keeps a corrected return (Kennzahl 10) with the figures of today, after the company has reported it (§ 153 AO). The
 * return that it corrects stays in the history. Only inside inTx.
 * @throws 404, 409 `report_replaced` for a return that another one has replaced, 409 `nothing_to_correct`
 */
export async function correctReport(company: CompanyScope, userId: string, id: string) {
  const report = await VatReport.of(company).where('id', id).first()
  if (!report) throw notFound()
  const { fromOn, toOn, basis, isSmallBusiness } = report
  const latest = await VatReport.of(company)
    .where({ fromOn, toOn })
    .orderBy('version', 'desc')
    .first()
  if (latest?.id !== report.id || report.withdrawnAt !== null) throw conflict('vat.report_replaced')
  if ((await changesOf(company, report)).length === 0) throw conflict('vat.nothing_to_correct')
  const correction = VatReport.for(company).merge({ fromOn, toOn, basis, isSmallBusiness })
  correction.merge({ isCorrection: true, reportedBy: userId })
  await saveReport(company, correction)
  await audit({
    companyId: company.id,
    action: 'vat.return_corrected',
    subject: { type: 'vat', id: correction.id },
    details: { from: fromOn, to: toOn },
  })
}
