import { useTranslation } from 'react-i18next'
import { DetailHeader } from '@/components/detail_header'
import { StatusBadge } from '@/components/status_badge'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import type { Client } from '../client'
import type { useInvoiceSums } from '../client_invoices'
import { Amounts } from './amounts'

interface ClientFiguresProps {
  client: Client
  sums: ReturnType<typeof useInvoiceSums>
}

/** What a client owes: the strip on top of its page. */
export function ClientFigures({ client, sums }: ClientFiguresProps) {
  const { t } = useTranslation('clients')
  const ownCurrency = useSettings().data?.preferences.currency ?? DEFAULT_CURRENCY
  const currency = client.currency ?? ownCurrency
  const status = client.isArchived && <StatusBadge kind="void" label={t('list.archived')} />
  return (
    <DetailHeader
      status={status}
      figures={[
        { label: t('figure.open'), value: <Amounts amounts={sums.open} currency={currency} /> },
        {
          label: t('figure.overdue'),
          value: <Amounts amounts={sums.overdue} currency={currency} isWarning />,
        },
        {
          label: t('figure.invoiced'),
          value: <Amounts amounts={sums.invoiced} currency={currency} />,
        },
      ]}
    />
  )
}
