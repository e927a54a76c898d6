import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { EmptyState } from '@/components/page/empty_state'
import { ErrorAlert } from '@/components/page/error_alert'
import { PaperDrawing } from '@/components/pictures/drawings'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import type { ReportQuery, Tab } from '../analytics'
import { FigureTiles } from './figure_tiles'
import { ReportSection } from './report_section'

/** One tab of the analytics: headline figures, then tables with their charts. */
export function ReportTab({ tab, query }: { tab: Tab; query: ReportQuery }) {
  const { t } = useTranslation('analytics')
  const { language } = useLanguage()
  const wanted = recordQuery('/api/analytics/:tab', { params: { tab }, query })
  const { data, error, refetch } = useQuery({
    ...wanted,
    // The server writes the labels: another language is another answer.
    queryKey: [...wanted.queryKey, language],
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (!data) return <Loading extent="cardList" variant="skeleton" size="lg" />
  return (
    <>
      <FigureTiles figures={data.figures} currency={data.currency} />
      {data.tables.length === 0 && (
        <EmptyState drawing={<PaperDrawing />} title={t('none')} text={t('none_text')} />
      )}
      {data.tables.map((table) => (
        <ReportSection key={table.key} report={data} tab={tab} table={table} query={query} />
      ))}
    </>
  )
}
