import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { Page } from '@/components/page/page'
import { PageTabs } from '@/components/page/page_tabs'
import { RecordPage } from '@/components/page/record_page'
import { HistoryTab, LedgerTab, MailsTab } from '@/features/ledger/parts'
import { ClientEstimates } from '@/features/offers/estimates/parts'
import { ClientRecurring } from '@/features/recurring/parts'
import { ClientReminders } from '@/features/reminders/parts'
import { recordQuery } from '@/lib/server/queries'
import type { Client } from '../client'
import { ClientActions } from '../components/client_actions'
import { ClientFigures } from '../components/client_figures'
import { ClientInvoicesTab } from '../components/client_invoices_tab'
import { ClientOverview } from '../components/client_overview'
import { ClientProjectsTab } from '../components/client_projects_tab'
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
  const counted = (name: string) => (counts ? { count: counts[name] ?? 0 } : {})
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
          { value: 'ledger', label: t('page.ledger'), content: <LedgerTab client={client} /> },
          {
            value: 'invoices',
            label: t('page.invoices'),
            ...counted('invoice'),
            content: <ClientInvoicesTab clientId={clientId} />,
          },
          {
            value: 'estimates',
            label: t('page.estimates'),
            ...counted('estimate'),
            content: <ClientEstimates clientId={clientId} />,
          },
          {
            value: 'recurring',
            label: t('page.recurring'),
            ...counted('recurring'),
            content: <ClientRecurring clientId={clientId} />,
          },
          {
            value: 'reminders',
            label: t('page.reminders'),
            ...counted('reminder'),
            content: <ClientReminders clientId={clientId} />,
          },
          {
            value: 'projects',
            label: t('page.projects'),
            ...counted('project'),
            content: <ClientProjectsTab clientId={clientId} />,
          },
          {
            value: 'mails',
            label: t('page.mails'),
            ...counted('mail'),
            content: <MailsTab clientId={clientId} />,
          },
          {
            value: 'overview',
            label: t('page.overview'),
            content: <ClientOverview client={client} />,
          },
        ]}
      />
      <ClientDrawer target={drawer.target} onClose={drawer.close} onSaved={drawer.close} />
    </Page>
  )
}
