import { Button } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DetailHeader } from '@/components/page/detail_header'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { useUnbilled, useUnbilledFigure, withRate } from '@/features/hours/parts'
import { useUsualDelay } from '@/features/ledger/parts'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import type { Client } from '../client'
import { useStandings } from '../client_standings'
import { Amounts } from './amounts'

/** Debts, habits and purchases of a client: the strip on top of its page, with the way to all figures. */
export function ClientFigures({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const ownCurrency = useSettings().data?.preferences.currency ?? DEFAULT_CURRENCY
  const currency = client.currency ?? ownCurrency
  const { amounts, lastInvoiceOn } = useStandings([client._id])
  const figure = (name: 'open' | 'overdue' | 'revenue') => ({
    label: t(`figure.${name}`),
    value: (
      <Amounts
        amounts={amounts(client._id, name)}
        currency={currency}
        isWarning={name === 'overdue'}
      />
    ),
  })
  const unbilled = useUnbilledFigure(withRate(useUnbilled({ clientId: client._id })))
  const credit = amounts(client._id, 'credit')
  const last = lastInvoiceOn(client._id)
  const delay = useUsualDelay(client._id)
  return (
    <DetailHeader
      status={client.isArchived && <StatusBadge kind="void" label={t('list.archived')} />}
      figures={[
        figure('open'),
        figure('overdue'),
        ...(credit.length > 0
          ? [{ label: t('figure.credit'), value: <Amounts amounts={credit} /> }]
          : []),
        ...(delay ? [{ label: t('figure.usually_pays'), value: delay }] : []),
        figure('revenue'),
        ...(last ? [{ label: t('figure.last_invoice'), value: <DayText value={last} /> }] : []),
        ...unbilled,
      ]}
      actions={
        <Button
          component={Link}
          to={`/client-history-summary/${client._id}`}
          variant="subtle"
          leftSection={<IconChartBar size={16} aria-hidden />}
        >
          {t('action.summary')}
        </Button>
      }
    />
  )
}
