import { instantText } from '#core/clock'
import { type Minor, moneyNumber } from '#core/money/minor'
import type { ReportInHistory } from '#modules/vat/queries/vat_reports'
import { RETURN_CURRENCY } from '#modules/vat/returns/return_line'

/** Amounts in euros. */
export const transformReport = ({ report, reporter, isCurrent, changes }: ReportInHistory) => ({
  _id: report.id,
  from: report.fromOn,
  to: report.toOn,
  version: report.version,
  basis: report.basis,
  /** Kennzahl 10. */
  isCorrection: report.isCorrection,
  isWithdrawn: report.withdrawnAt !== null,
  isCurrent,
  reportedAt: instantText(report.reportedAt),
  reportedBy: { _id: reporter.id, name: reporter.name },
  currency: RETURN_CURRENCY,
  figures: report.figures.map(({ code, amount }) => ({ code, amount: euros(amount) })),
  changes: changes.map(({ code, before, after }) => ({
    code,
    before: before === null ? null : euros(before),
    after: after === null ? null : euros(after),
  })),
})

const euros = (amount: Minor) => moneyNumber(amount, RETURN_CURRENCY)
