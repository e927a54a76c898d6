import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { Loading } from '@/components/loading/loading'
import { LoadingForm } from '@/components/loading/loading_form'
import { ErrorAlert } from '@/components/page/error_alert'
import { latePart } from '@/lib/parts/late_part'
import { recordQuery } from '@/lib/server/queries'
import { useSettings } from '@/lib/settings'
import type { Client } from '../../client'

const ClientForm = latePart(async () => (await import('./client_form')).ClientForm, LoadingForm)

interface ClientDrawerProps {
  /** The id of the client to change, `new` for a new one, nothing while it is closed. */
  target: string | undefined
  onClose: () => void
  onSaved: (client: Client) => void
}

export function ClientDrawer({ target, onClose, onSaved }: ClientDrawerProps) {
  const { t } = useTranslation('clients')
  // A new client starts in the company's country.
  const isReady = !useSettings().isPending
  const form =
    target === 'new'
      ? isReady && <ClientForm onSaved={onSaved} />
      : target && <KnownClient key={target} id={target} onSaved={onSaved} />
  return (
    <FormDrawer
      isOpen={target !== undefined}
      title={t(target === 'new' ? 'form.new' : 'form.edit')}
      onClose={onClose}
    >
      {form || <Loading />}
    </FormDrawer>
  )
}

interface KnownClientProps {
  id: string
  onSaved: (client: Client) => void
}

/** Fetches the client on every opening, so that the form starts with current values. */
function KnownClient({ id, onSaved }: KnownClientProps) {
  const client = useQuery({ ...recordQuery('/api/clients/:id', { params: { id } }), staleTime: 0 })
  if (client.isError) {
    return <ErrorAlert failure={client.error} onRetry={() => void client.refetch()} />
  }
  if (!client.data || !client.isFetchedAfterMount) return <Loading />
  return <ClientForm client={client.data} onSaved={onSaved} />
}
