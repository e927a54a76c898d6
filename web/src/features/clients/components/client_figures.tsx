import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DetailHeader } from '@/components/detail_header'
import { Money } from '@/components/money'
import { StatusBadge } from '@/components/status_badge'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import type { Client } from '../client'
import type { Amount, useInvoiceSums } from '../client_invoices'

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

interface AmountsProps {
  amounts: Amount[]
  /** Of the zero that stands there when there is nothing. */
  currency: string
  isWarning?: boolean
}

function Amounts({ amounts, currency, isWarning = false }: AmountsProps) {
  const shown = amounts.length > 0 ? amounts : [{ currency, amount: 0 }]
  const isDue = isWarning && shown.some(({ amount }) => amount > 0)
  return (
    <Text span inherit c={isDue ? 'var(--kontor-status-overdue)' : undefined}>
      {shown.map((one, index) => (
        <span key={one.currency}>
          {index > 0 && ' · '}
          <Money {...one} />
        </span>
      ))}
    </Text>
  )
}
