import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Fold } from '@/components/page/fold'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import type { ReportedReturn } from '../vat'
import { usePeriodWord } from './use_period_word'

/** Every return that was reported for a period, with its figures, the latest first. */
export function ReturnHistory({ reports }: { reports: ReportedReturn[] }) {
  const { t } = useTranslation('vat')
  return (
    <Fold label={t('history.title', { count: reports.length })}>
      {reports.map((report) => (
        <ReportedFigures key={report._id} report={report} />
      ))}
    </Fold>
  )
}

function ReportedFigures({ report }: { report: ReportedReturn }) {
  const { t } = useTranslation('vat')
  const { language } = useLanguage()
  const [monthWord, quarterWord] = [usePeriodWord('month'), usePeriodWord('quarter')]
  const { from, to, figures, currency, isCorrection, isWithdrawn, reportedBy } = report
  const period = from.slice(0, 7) === to.slice(0, 7) ? monthWord(report) : quarterWord(report)
  const values = { period, day: formatDate(report.reportedAt), name: reportedBy.name }
  return (
    <Text size="sm" mb="xs">
      {t(isCorrection ? 'history.corrected' : 'history.reported', values)}
      {isWithdrawn && ` ${t('history.withdrawn')}`}
      <Text span c="dimmed" display="block" size="sm">
        {figures
          .map(({ code, amount }) => `${code}: ${formatMoney(amount, currency, language)}`)
          .join(' · ')}
      </Text>
    </Text>
  )
}
