import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { Loading } from '@/components/loading/loading'
import { LoadingForm } from '@/components/loading/loading_form'
import { ErrorAlert } from '@/components/page/error_alert'
import { latePart } from '@/lib/parts/late_part'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'

const TakeForm = latePart(async () => (await import('./take_form')).TakeForm, LoadingForm)

const NOBODY = '1'

interface FromClientProps {
  /** Whose money it is, or that nobody was chosen. */
  asked: string
  onClient: (id: string) => void
  onDone: () => void
}

/** Money received from a client; opened by `?new=<client>`, or by `?new=1` for the client of `?clientId=` or none yet. */
export function TakeDrawer() {
  const { t } = useTranslation('payments')
  const target = useBeside('new')
  return (
    <FormDrawer isOpen={target.id !== null} title={t('page.take')} onClose={target.close}>
      {target.id !== null && (
        <FromClient asked={target.id} onClient={target.turnTo} onDone={target.close} />
      )}
    </FormDrawer>
  )
}

function FromClient({ asked, onClient, onDone }: FromClientProps) {
  const { t } = useTranslation('payments')
  const [parameters] = useSearchParams()
  const clientId = asked === NOBODY ? (parameters.get('clientId') ?? '') : asked
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
        onSelect={({ _id }) => onClient(_id)}
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
