import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { recordQuery } from '@/lib/server/queries'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { newRate } from './rate'
import { RateForm } from './rate_form'

interface RateDrawerProps {
  /** The id of the one to change, `new` for a new one, nothing while it is closed. */
  target: string | undefined
  onClose: () => void
}

/** The form of a rate beside the table. */
export function RateDrawer({ target, onClose }: RateDrawerProps) {
  const { t } = useTranslation('rates')
  const isNew = target === 'new'
  return (
    <FormDrawer
      isOpen={target !== undefined}
      title={t(isNew ? 'list.new' : 'form.edit')}
      onClose={onClose}
    >
      {isNew && <NewOne onClose={onClose} />}
      {target !== undefined && !isNew && <KnownOne key={target} id={target} onClose={onClose} />}
    </FormDrawer>
  )
}

function NewOne({ onClose }: { onClose: () => void }) {
  const [parameters] = useSearchParams()
  const settings = useSettings()
  if (settings.isPending) return <Loading />
  return (
    <RateForm
      initial={newRate(parameters)}
      rate={undefined}
      currency={settings.data?.preferences.currency ?? DEFAULT_CURRENCY}
      onClose={onClose}
    />
  )
}

function KnownOne({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    ...recordQuery('/api/hourly-rates/:id', { params: { id } }),
    staleTime: 0,
  })
  if (query.isError)
    return <ErrorAlert failure={query.error} onRetry={() => void query.refetch()} />
  if (!query.data || !query.isFetchedAfterMount) return <Loading />
  const { level, from, amount, currency } = query.data
  return (
    <RateForm
      initial={{
        ...newRate(new URLSearchParams()),
        level,
        from: from ?? '',
        amount: String(amount),
      }}
      rate={query.data}
      currency={currency}
      onClose={onClose}
    />
  )
}
