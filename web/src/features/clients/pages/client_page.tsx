import { Button } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Page } from '@/components/page'
import { PageTabs } from '@/components/page_tabs'
import { useDrawerTarget } from '@/components/use_drawer_target'
import { listQuery, recordQuery } from '@/lib/queries'
import type { Client } from '../client'
import { useInvoiceSums } from '../client_invoices'
import { ClientDrawer } from '../components/client_drawer'
import { ClientFigures } from '../components/client_figures'
import { ClientInvoicesTab } from '../components/client_invoices_tab'
import { ClientMenu } from '../components/client_menu'
import { ClientOverview } from '../components/client_overview'
import { ClientProjectsTab } from '../components/client_projects_tab'

/** `/client-history/{id}`: the client's page. */
export function Component() {
  const { t } = useTranslation('clients')
  const { clientId = '' } = useParams()
  const client = useQuery(recordQuery('/api/clients/:id', { params: { id: clientId } }))
  const back = { to: '/clients', label: t('list.title') }
  if (client.data) return <ClientPage client={client.data} back={back} />
  return (
    <Page title={t('page.title')} back={back}>
      {client.isError ? (
        <ErrorAlert failure={client.error} onRetry={() => void client.refetch()} />
      ) : (
        <Loading variant="skeleton" extent="cardList" count={2} />
      )}
    </Page>
  )
}

interface ClientPageProps {
  client: Client
  back: { to: string; label: string }
}

function ClientPage({ client, back }: ClientPageProps) {
  const { t } = useTranslation('clients')
  const clientId = client._id
  const sums = useInvoiceSums(clientId)
  const projects = useQuery(listQuery('/api/projects', { clientId, pageSize: 1 }))
  const drawer = useDrawerTarget()
  return (
    <Page
      title={client.name}
      context={[client.number, t(`type.${client.type}`), client.city].filter(Boolean).join(' · ')}
      back={back}
      action={
        <>
          <ClientMenu
            client={client}
            canBeDeleted={sums.count === 0 && projects.data?.total === 0}
          />
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => drawer.open(clientId)}
          >
            {t('action.edit')}
          </Button>
          <Button
            component={Link}
            to={`/invoices/new?clientId=${clientId}`}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t('action.new_invoice')}
          </Button>
        </>
      }
    >
      <ClientFigures client={client} sums={sums} />
      <PageTabs
        label={client.name}
        tabs={[
          {
            value: 'overview',
            label: t('page.overview'),
            content: <ClientOverview client={client} />,
          },
          {
            value: 'invoices',
            label: t('page.invoices'),
            ...(sums.count !== undefined && { count: sums.count }),
            content: <ClientInvoicesTab clientId={clientId} />,
          },
          {
            value: 'projects',
            label: t('page.projects'),
            ...(projects.data && { count: projects.data.total }),
            content: <ClientProjectsTab clientId={clientId} />,
          },
        ]}
      />
      <ClientDrawer target={drawer.target} onClose={drawer.close} onSaved={drawer.close} />
    </Page>
  )
}
