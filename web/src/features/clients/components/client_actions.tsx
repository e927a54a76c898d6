import { Button, Menu } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBillHours, useUnbilled, withRate } from '@/features/hours/parts'
import type { Client } from '../client'
import { ClientMenu } from './client_menu'

interface ClientActionsProps {
  client: Client
  /** How many records of each kind it has; unknown while they are counted. */
  counts: Record<string, number> | undefined
  onEdit: () => void
}

/** New documents for a client, and changes of the client. */
export function ClientActions({ client, counts, onEdit }: ClientActionsProps) {
  const isEmpty = counts !== undefined && Object.values(counts).every((count) => count === 0)
  return (
    <>
      <ClientMenu client={client} canBeDeleted={isEmpty} />
      {!client.isErased && <ForLiving client={client} onEdit={onEdit} />}
    </>
  )
}

/** Actions hidden for an erased person, who cannot be changed and gets no new documents. */
function ForLiving({ client, onEdit }: Pick<ClientActionsProps, 'client' | 'onEdit'>) {
  const { t } = useTranslation('clients')
  const { _id: clientId } = client
  const unbilled = withRate(useUnbilled({ clientId }))
  const billing = useBillHours(unbilled)
  return (
    <>
      <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
        {t('action.edit')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<IconPlus size={16} aria-hidden />}>{t('action.new')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={`/invoices/new?clientId=${clientId}`}>
            {t('action.new_invoice')}
          </Menu.Item>
          {unbilled.length > 0 && (
            <Menu.Item onClick={billing.open}>{billing.labelWithHours}</Menu.Item>
          )}
          <Menu.Item component={Link} to={`/estimates/new?clientId=${clientId}`}>
            {t('action.new_estimate')}
          </Menu.Item>
          <Menu.Item component={Link} to={`/recurring-invoices/new?clientId=${clientId}`}>
            {t('action.new_recurring')}
          </Menu.Item>
          {client.email && (
            <Menu.Item component="a" href={`mailto:${client.email}`}>
              {t('action.email')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {billing.dialog}
    </>
  )
}
