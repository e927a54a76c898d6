import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { arePriced, itemsOf } from '@/features/documents/totals/priced'
import { api } from '@/lib/server/api'
import { failureText } from '@/lib/server/http_failure'
import { DateList } from '../view/date_list'
import { usePlaceholders } from './placeholders'
import { bodyOf } from './recurring_body'
import type { RecurringValues } from './recurring_values'

const PAUSE_MS = 400

/** The next dates as the server would make them, while the form is written. */
export function DatesPreview({ values }: { values: RecurringValues }) {
  const { t } = useTranslation('recurring')
  const { t: common } = useTranslation('common')
  const { companyId, invoice, schedule, servicePeriod, endsOn, endsAfter } = bodyOf(
    usePlaceholders().named(values)
  )
  const asked = JSON.stringify({
    ...(companyId && { companyId }),
    invoice,
    schedule,
    servicePeriod,
    endsOn,
    endsAfter,
  })
  const [settled] = useDebouncedValue(asked, PAUSE_MS)
  // The server draws no invoice of nothing, and none of a line whose price is still to come.
  const isPriced = itemsOf(values.lines).length > 0 && arePriced(values.lines)
  const preview = useQuery({
    queryKey: ['recurring preview', settled],
    queryFn: ({ signal }) =>
      api('POST', '/api/recurring-invoices/preview', {
        body: JSON.parse(settled),
        signal,
        isDrawn: true,
      }),
    enabled: isPriced && settled === asked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <Section title={t('view.dates')} help={t('form.dates_help')}>
      {!isPriced && <Text c="dimmed">{t('form.dates_wait')}</Text>}
      {isPriced && preview.data && !preview.isError && (
        <DateList
          dates={preview.data.dates}
          total={preview.data.total}
          currency={preview.data.currency}
        />
      )}
      {isPriced && preview.isError && (
        <Text c="dimmed">{failureText(preview.error, common('failure.unknown'))}</Text>
      )}
    </Section>
  )
}
