import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Page } from '@/components/page'
import { useSettings } from '@/lib/settings'
import { EstimateForm } from '../components/estimate_form'
import { newEstimate } from '../estimate_values'

/** `/estimates/new` */
export function Component() {
  const { t } = useTranslation('estimates')
  const settings = useSettings()
  return (
    <Page title={t('form.new')} back={{ to: '/estimates', label: t('list.title') }}>
      {settings.isError && !settings.data ? (
        // Without them the form would begin with the wrong currency and tax.
        <ErrorAlert failure={settings.error} onRetry={() => void settings.refetch()} />
      ) : settings.isPending ? (
        <Loading variant="skeleton" extent="cardList" count={3} />
      ) : (
        <EstimateForm initial={newEstimate(settings.data?.preferences)} />
      )}
    </Page>
  )
}
