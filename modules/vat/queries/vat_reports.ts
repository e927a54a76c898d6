import { keptUntilChange } from '#core/audit/kept_until_change'
import type { Day } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { User } from '#modules/auth/public'
import { VatReport } from '#modules/vat/models/vat_report'
import { changesOf } from '#modules/vat/reports/changes_of'
import type { FigureChange } from '#modules/vat/reports/figures'

/** A reported return with what has changed since. */
export interface ReportInHistory {
  report: VatReport
  reporter: User
  /** Whether no later return has replaced it and nobody has taken its mark back. */
  isCurrent: boolean
  /** Empty for one that is not current. */
  changes: FigureChange[]
}

/** The returns that a company has reported for some days, the latest period and version first. */
export function vatReports(
  company: CompanyReference,
  { from, to }: { from: Day; to: Day }
): Promise<ReportInHistory[]> {
  return keptUntilChange(company.id, `vat reports ${from} ${to}`, async () => {
    const reports = await VatReport.of(company)
      .where('fromOn', '<=', to)
      .where('toOn', '>=', from)
      .orderBy('fromOn', 'desc')
      .orderBy('toOn', 'desc')
      .orderBy('version', 'desc')
    const people = await User.query().whereIn('id', [...new Set(reports.map(reporterOf))])
    const found: ReportInHistory[] = []
    for (const report of reports) {
      const isLatest = !reports.some(
        (other) => isSamePeriod(other, report) && isLater(other, report)
      )
      const isCurrent = isLatest && report.withdrawnAt === null
      const reporter = people.find(({ id }) => id === report.reportedBy)
      if (!reporter) throw new Error(`Nobody has reported ${report.id}.`)
      const changes = isCurrent ? await changesOf(company, report) : []
      found.push({ report, reporter, isCurrent, changes })
    }
    return found
  })
}

const reporterOf = ({ reportedBy }: VatReport) => reportedBy

const isSamePeriod = (one: VatReport, other: VatReport) =>
  one.fromOn === other.fromOn && one.toOn === other.toOn

const isLater = (one: VatReport, other: VatReport) => one.version > other.version
