import { Anchor, Group, SegmentedControl, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBeside } from '@/components/dialogs/use_beside'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import rows from '@/components/page/rows.module.css'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { latePart } from '@/lib/parts/late_part'
import { recordQuery } from '@/lib/server/queries'
import { DELIVERY_KINDS, type Delivery, type Webhook } from '../webhook'
import classes from '../webhooks.module.css'
import { ReplayFailed, SendTest } from './log_steps'
import { useOutcome } from './use_outcome'

const DeliveryDrawer = latePart(async () => (await import('./delivery_drawer')).DeliveryDrawer)

/** Deliveries that are shown at once. */
const SHOWN = 100
/** While one is on its way or waits, the log is read again this often, in milliseconds. */
const LOOK_AGAIN = 5000

const STATES = ['all', 'failed', 'waiting', 'delivered'] as const
type Shown = (typeof STATES)[number]

/** The log of a webhook, the newest first: each opens beside the list. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const [state, setState] = useState<Shown>('all')
  const { id, linkTo, close } = useBeside('delivery')
  const deliveries = useQuery({
    ...recordQuery('/api/webhooks/:id/deliveries', {
      params: { id: webhook._id },
      query: { pageSize: SHOWN, ...(state !== 'all' && { state }) },
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.some(isOpen) ? LOOK_AGAIN : false),
  })
  const { data } = deliveries
  return (
    <Section
      title={t('log')}
      help={t('log_help')}
      padding="none"
      action={
        <Group gap="xs">
          <ReplayFailed webhook={webhook} />
          <SendTest webhook={webhook} />
        </Group>
      }
    >
      <div className={classes.filter}>
        <SegmentedControl
          size="xs"
          aria-label={t('log_filter')}
          data={STATES.map((value) => ({ value, label: t(`delivery.${value}`) }))}
          value={state}
          onChange={(value) => setState(STATES.find((one) => one === value) ?? 'all')}
        />
      </div>
      {deliveries.isError && <ErrorAlert failure={deliveries.error} />}
      {deliveries.isPending && <Loading variant="skeleton" extent="cardList" count={1} />}
      {data?.length === 0 && (
        <Text c="dimmed" px="md" pb="md">
          {t(state === 'all' ? 'log_none' : 'log_none_such')}
        </Text>
      )}
      <ul className={rows.list}>
        {data?.map((delivery) => (
          <DeliveryRow key={delivery._id} delivery={delivery} to={linkTo(delivery._id)} />
        ))}
      </ul>
      {id && <DeliveryDrawer webhook={webhook} id={id} onClose={close} />}
    </Section>
  )
}

const isOpen = ({ state }: Delivery) => state === 'waiting' || state === 'sending'

function DeliveryRow({ delivery, to }: { delivery: Delivery; to: string }) {
  const { t } = useTranslation('webhooks')
  const outcomeOf = useOutcome()
  const { type, state, createdAt, attempts } = delivery
  return (
    <li className={classes.row}>
      <div className={rows.words}>
        <Anchor component={Link} to={to} className={classes.link ?? ''}>
          <code>{type}</code>
        </Anchor>
        <span className={classes.quiet}>
          <DayText value={createdAt} precision="minute" />
          {[outcomeOf(delivery), attempts > 1 && t('attempt_count', { count: attempts })]
            .filter(Boolean)
            .map((word) => ` · ${word}`)}
        </span>
      </div>
      <StatusBadge kind={DELIVERY_KINDS[state]} label={t(`delivery.${state}`)} />
    </li>
  )
}
