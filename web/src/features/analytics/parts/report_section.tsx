import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { useLanguage } from '@/lib/language/use_language'
import { download } from '@/lib/server/api'
import type { Report, ReportQuery, Tab, ReportTable as Table } from '../analytics'
import { chartOf } from './chart_series'
import classes from './report.module.css'
import { ReportTable } from './report_table'

/** Charts are large: they come after the figures, into a place that is kept free. */
const TimeChart = lazy(() => import('./time_chart'))

interface ReportSectionProps {
  tab: Tab
  table: Table
  report: Report
  query: ReportQuery
}

/** One table of a tab with its chart and its CSV file. */
export function ReportSection({ tab, table, report, query }: ReportSectionProps) {
  const { t } = useTranslation('analytics')
  return (
    <Section
      title={table.title}
      padding="none"
      action={table.rows.length > 0 && <SaveCsv tab={tab} table={table} query={query} />}
    >
      {table.rows.length === 0 ? (
        <Text c="dimmed" p="md">
          {t('no_rows')}
        </Text>
      ) : (
        <Figures table={table} report={report} />
      )}
    </Section>
  )
}

/** A table with its chart; a sentence instead of a course without any figure. */
function Figures({ table, report: { currency } }: { table: Table; report: Report }) {
  const { t } = useTranslation('analytics')
  const { language } = useLanguage()
  if (table.chart !== 'bars') return <ReportTable table={table} currency={currency} />
  const chart = chartOf(table, language)
  if (!chart) {
    return (
      <Text c="dimmed" p="md">
        {t('no_figures')}
      </Text>
    )
  }
  return (
    <>
      <div className={classes.chart} aria-hidden>
        <Suspense fallback={<div aria-busy="true" />}>
          <TimeChart {...chart} currency={currency} />
        </Suspense>
      </div>
      <ReportTable table={table} currency={currency} />
    </>
  )
}

function SaveCsv({ tab, table, query }: Omit<ReportSectionProps, 'report'>) {
  const { t } = useTranslation('analytics')
  const save = useChange({
    change: async () => {
      const params = { tab, table: table.key }
      const { file, name } = await download('/api/analytics/:tab/:table/csv', { params, query })
      saveFile(file, name)
    },
    affects: [],
  })
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={14} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate(undefined)}
      aria-label={t('save_csv_of', { table: table.title })}
      data-print="hidden"
    >
      {t('save_csv')}
    </Button>
  )
}
