import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { recordQuery } from '@/lib/server/queries'
import { useSession } from '@/lib/session/session'
import { taxRateOf, useSettings } from '@/lib/settings'
import { RecurringForm } from '../form/recurring_form'
import { valuesOf } from '../form/stored_values'

/** `/recurring-invoices/{id}/edit`: what has ended is shown instead. */
export function Component() {
  const { t } = useTranslation('recurring')
  const { id = '' } = useParams()
  const { isSuperAdmin } = useSession()
  const settings = useSettings()
  // The form keeps what it began with, so it begins with the newest and not with what is kept.
  const recurring = useQuery({
    ...recordQuery('/api/recurring-invoices/:id', { params: { id } }),
    staleTime: 0,
  })
  const isReady = recurring.isFetchedAfterMount && (isSuperAdmin || !settings.isPending)
  const preferences = settings.data?.preferences
  if (recurring.data?.status === 'ended') {
    return <Navigate to={`/recurring-invoices/${id}`} replace />
  }
  return (
    <Page title={t('form.edit')} back={{ to: `/recurring-invoices/${id}`, label: t('form.back') }}>
      {recurring.isError && (
        <ErrorAlert failure={recurring.error} onRetry={() => void recurring.refetch()} />
      )}
      {!isReady && !recurring.isError && <Loading variant="skeleton" extent="cardList" count={3} />}
      {isReady && recurring.data && (
        <RecurringForm
          key={id}
          initial={valuesOf(recurring.data, preferences)}
          taxRate={taxRateOf(preferences)}
        />
      )}
    </Page>
  )
}
