import { auditAll } from '#core/audit/audit'
import { now, today } from '#core/clock'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { FieldError, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { ReportedMonth } from '#modules/vat/models/reported_month'
import { endOf } from '#modules/vat/queries/intervals'
import { keepReports, withdrawReports } from '#modules/vat/reports/keep_reports'

/**
 * Marks months as reported to the tax office; those that are marked already stay as they are. The
 * figures of their returns are kept. Only inside inTx.
 * @param months `YYYY-MM`
 * @throws 422 `month_not_over`
 */
export async function reportMonths(company: CompanyScope, userId: string, months: string[]) {
  const present = today(company.timeZone).slice(0, 7)
  if (months.some((month) => month >= present)) throw new FieldError('months', 'vat.month_not_over')
  const marked = await ReportedMonth.of(company).whereIn('month', months)
  const added = months.filter((month) => !marked.some((one) => one.month === month))
  for (const month of added) {
    await saveAlone(
      ReportedMonth.for(company).merge({ month, reportedBy: userId, reportedAt: now() })
    )
  }
  await keepReports(company, userId, { months, added })
  await auditAll(added.map((month) => entryOf(company, month, 'vat.month_reported')))
}

/** Another request has marked it in the meantime: the transaction starts again and finds it. */
async function saveAlone(month: ReportedMonth) {
  try {
    await month.save()
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}

/**
 * Takes the mark of a month back, for a report that is to be corrected. Only inside inTx.
 * @throws 404 for a month that is not marked
 */
export async function reopenMonth(company: CompanyScope, month: string) {
  const marked = await ReportedMonth.of(company).where('month', month).first()
  if (!marked) throw notFound()
  await marked.delete()
  await withdrawReports(company, { from: `${month}-01`, to: endOf('month', `${month}-01`) })
  await auditAll([entryOf(company, month, 'vat.month_reopened')])
}

const entryOf = ({ id }: CompanyScope, month: string, action: string) => ({
  companyId: id,
  action,
  subject: { type: 'vat_month', id: month },
})
