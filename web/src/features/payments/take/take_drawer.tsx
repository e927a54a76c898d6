import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ErrorAlert } from '@/components/error_alert'
import { RemoteSelect } from '@/components/form/remote_select'
import { FormDrawer } from '@/components/form_drawer'
import { Loading } from '@/components/loading'
import { listQuery, recordQuery } from '@/lib/queries'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { useTarget } from '../target'
import { TakeForm } from './take_form'

/** Money received from a client; opened by `?new=1`, for the client of `?clientId=` when there is one. */
export function TakeDrawer() {
  const { t } = useTranslation('payments')
  const target = useTarget('new')
  return (
    <FormDrawer isOpen={target.id !== null} title={t('page.take')} onClose={target.close}>
      {target.id !== null && <FromClient onDone={target.close} />}
    </FormDrawer>
  )
}

function FromClient({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('payments')
  const [parameters] = useSearchParams()
  const [clientId, setClientId] = useState(parameters.get('clientId') ?? '')
  const isChosen = clientId !== ''
  const client = useQuery({
    ...recordQuery('/api/clients/:id', { params: { id: clientId } }),
    enabled: isChosen,
  })
  const open = useQuery({
    ...recordQuery('/api/payments/open-invoices', { query: { clientId } }),
    enabled: isChosen,
  })
  const ownCurrency = useSettings().data?.preferences.currency ?? DEFAULT_CURRENCY
  const failed = [client, open].find(({ isError }) => isError)
  return (
    <>
      <RemoteSelect
        label={t('column.client')}
        mb="md"
        search={(query) => listQuery('/api/clients', query)}
        chosen={isChosen ? (client.data?.name ?? '') : ''}
        titleOf={({ name }) => name}
        noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
        onSelect={({ _id }) => setClientId(_id)}
        data-autofocus={isChosen ? undefined : true}
      />
      {failed && <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />}
      {isChosen && !failed && !(client.data && open.data) && (
        <Loading variant="skeleton" extent="inline" />
      )}
      {client.data && open.data && (
        <TakeForm
          key={clientId}
          clientId={clientId}
          clientName={client.data.name}
          currency={open.data[0]?.currency ?? client.data.currency ?? ownCurrency}
          open={open.data}
          onDone={onDone}
        />
      )}
    </>
  )
}
