import { Group } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PeriodFilter } from '@/components/filters/period_filter'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { recordQuery } from '@/lib/server/queries'
import { useIsReader } from '@/lib/session/current_user'
import { useDatevPeriod } from '../datev'
import { Exports } from '../parts/exports'
import { NewExport } from '../parts/new_export'
import { PreviewSection } from '../parts/preview_section'
import { SettingsSection } from '../parts/settings_section'

/** `/datev`: the books of a period as files for the tax adviser. */
export function Component() {
  const { t } = useTranslation('datev')
  const { state, period } = useDatevPeriod()
  const isReader = useIsReader()
  const settings = useQuery(recordQuery('/api/datev/settings'))
  const preview = useQuery({
    ...recordQuery('/api/datev/preview', { query: period }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page title={t('title')} context={t('explained')} back={{ to: '/vat', label: t('vat') }}>
      <Group gap="xs" mb="md">
        <PeriodFilter state={state} />
      </Group>
      {preview.isError && (
        <ErrorAlert failure={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {preview.isPending && <Loading variant="skeleton" extent="cardList" count={1} />}
      {preview.data && <PreviewSection preview={preview.data} />}
      {settings.isError && (
        <ErrorAlert failure={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {!isReader && settings.data && preview.data && (
        <NewExport settings={settings.data} preview={preview.data} period={period} />
      )}
      <Exports />
      {!isReader && settings.data && (
        <SettingsSection key={settings.data.version} settings={settings.data} />
      )}
    </Page>
  )
}
