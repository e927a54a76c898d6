import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { recordQuery } from '@/lib/server/queries'
import { taxRateOf, useSettings } from '@/lib/settings'
import { EstimateForm } from '../form/estimate_form'
import { valuesOf } from '../form/estimate_values'

/** `/estimates/{id}/edit`: only drafts can be changed; what was sent is shown instead. */
export function Component() {
  const { t } = useTranslation('estimates')
  const { id = '' } = useParams()
  const settings = useSettings()
  // The form keeps what it began with, so it begins with the newest and not with what is kept.
  const estimate = useQuery({
    ...recordQuery('/api/estimates/:id', { params: { id } }),
    staleTime: 0,
  })
  const isReady = estimate.isFetchedAfterMount && !settings.isPending
  const taxRate = taxRateOf(settings.data?.preferences)
  if (estimate.data && estimate.data.status !== 'Draft')
    return <Navigate to={`/view/estimates/${id}`} replace />
  return (
    <Page title={t('form.edit')} back={{ to: `/view/estimates/${id}`, label: t('view.draft') }}>
      {estimate.isError && (
        <ErrorAlert failure={estimate.error} onRetry={() => void estimate.refetch()} />
      )}
      {!isReady && !estimate.isError && <Loading variant="skeleton" extent="cardList" count={3} />}
      {isReady && estimate.data && (
        <EstimateForm key={id} initial={valuesOf(estimate.data, taxRate)} taxRate={taxRate} />
      )}
    </Page>
  )
}
