import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { Page } from '@/components/page/page'
import { PageTabs } from '@/components/page/page_tabs'
import { RecordPage } from '@/components/page/record_page'
import { HistoryTab, LedgerTab } from '@/features/ledger/parts'
import { recordQuery } from '@/lib/server/queries'
import type { Client } from '../client'
import { ClientActions } from '../components/client_actions'
import { ClientDocumentsTab, DOCUMENT_NAMES } from '../components/client_documents_tab'
import { ClientFigures } from '../components/client_figures'
import { ClientOverview } from '../components/client_overview'
import { ClientDrawer } from '../components/form/client_drawer'
import { PinnedNote } from '../components/pinned_note'

/** `/client-history/{id}`: the client's page. */
export function Component() {
  const { t } = useTranslation('clients')
  const { clientId = '' } = useParams()
  const record = useQuery(recordQuery('/api/clients/:id', { params: { id: clientId } }))
  const back = { to: '/clients', label: t('list.title') }
  if (record.data?.mergedInto) {
    return <Navigate to={`/client-history/${record.data.mergedInto}`} replace />
  }
  return (
    <RecordPage record={record} title={t('page.title')} back={back}>
      {(client) => <ClientPage client={client} back={back} />}
    </RecordPage>
  )
}

interface ClientPageProps {
  client: Client
  back: { to: string; label: string }
}

function ClientPage({ client, back }: ClientPageProps) {
  const { t } = useTranslation('clients')
  const { _id: clientId } = client
  const params = { id: clientId }
  const { data: counts } = useQuery(recordQuery('/api/clients/:id/counts', { params }))
  const drawer = useDrawerTarget()
  return (
    <Page
      title={client.name}
      context={[client.number, t(`type.${client.type}`), client.city].filter(Boolean).join(' · ')}
      back={back}
      action={
        <ClientActions client={client} counts={counts} onEdit={() => drawer.open(clientId)} />
      }
    >
      <ClientFigures client={client} />
      <PinnedNote client={client} />
      <PageTabs
        label={client.name}
        tabs={[
          {
            value: 'history',
            label: t('page.history'),
            content: <HistoryTab clientId={clientId} />,
          },
          {
            value: 'invoices',
            holds: DOCUMENT_NAMES,
            label: t('page.documents'),
            content: <ClientDocumentsTab clientId={clientId} counts={counts} />,
          },
          { value: 'ledger', label: t('page.ledger'), content: <LedgerTab client={client} /> },
          {
            value: 'overview',
            label: t('page.details'),
            content: <ClientOverview client={client} />,
          },
        ]}
      />
      <ClientDrawer target={drawer.target} onClose={drawer.close} onSaved={drawer.close} />
    </Page>
  )
}
