import { now } from '#core/clock'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import type { CompanyScope } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readCompanySettings, type VatInterval } from '#modules/settings/public'
import type { FilingPeriod } from '#modules/vat/filings/filing_period'
import { VatReport } from '#modules/vat/models/vat_report'
import { beginningOf, endOf } from '#modules/vat/queries/intervals'
import { vatReturn } from '#modules/vat/queries/vat_return'
import { HOME } from '#modules/vat/returns/return_line'
import { figuresOf } from './figures.js'

/**
 * Keeps the figures of the returns that a German company has just reported. Only inside inTx.
 * @param months `YYYY-MM`, all that were reported
 * @param added those that had not been marked before: a return without any of them is kept already
 */
export async function keepReports(
  company: CompanyScope,
  userId: string,
  { months, added }: { months: string[]; added: string[] }
) {
  const { country, vatInterval, vatBasis, isSmallBusiness } = await readCompanySettings(company)
  if (country !== HOME) return
  for (const period of periodsOf(months, vatInterval)) {
    if (!added.some((month) => isWithin(period, month))) continue
    await withdrawReports(company, period)
    const report = VatReport.for(company).merge({ fromOn: period.from, toOn: period.to })
    report.merge({ basis: vatBasis, isSmallBusiness, isCorrection: false, reportedBy: userId })
    await saveReport(company, report)
  }
}

/** Gives a report its version and the figures of its period by now. Only inside inTx. */
export async function saveReport(company: CompanyScope, report: VatReport) {
  const { fromOn: from, toOn: to, basis, isSmallBusiness } = report
  const found = await vatReturn(company, { from, to, basis, isSmallBusiness })
  const versions = await VatReport.of(company).where({ fromOn: from, toOn: to }).select('version')
  const version = Math.max(0, ...versions.map((one) => one.version)) + 1
  report.merge({ version, figures: figuresOf(found), reportedAt: now() })
  try {
    await report.save()
  } catch (error) {
    // Another request has reported the period in the meantime.
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}

/** Takes back what was reported for any day of a period. Only inside inTx. */
export async function withdrawReports(company: CompanyReference, { from, to }: FilingPeriod) {
  const reports = await VatReport.of(company)
    .whereNull('withdrawnAt')
    .where('fromOn', '<=', to)
    .where('toOn', '>=', from)
  for (const report of reports) await report.merge({ withdrawnAt: now() }).save()
}

/** The periods that months make up: whole quarters, unless the company reports every month, and what is left alone. */
function periodsOf(months: string[], interval: VatInterval): FilingPeriod[] {
  const groups = [...Map.groupBy(months, (month) => beginningOf('quarter', month))]
  return groups.flatMap(([beginning, own]) =>
    own.length === 3 && interval !== 'month'
      ? [{ from: beginning, to: endOf('quarter', beginning) }]
      : own.map((month) => ({ from: `${month}-01`, to: endOf('month', `${month}-01`) }))
  )
}

const isWithin = ({ from, to }: FilingPeriod, month: string) =>
  from.slice(0, 7) <= month && month <= to.slice(0, 7)
