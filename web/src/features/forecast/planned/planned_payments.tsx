import { ActionIcon, Button, Menu, Text } from '@mantine/core'
import { IconDots, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { Money } from '@/components/values/money'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { AFFECTED, type PlannedPayment } from '../forecast'
import classes from './planned.module.css'
import { useRhythm } from './use_rhythm'

const PlannedDialog = latePart(async () => (await import('./planned_dialog')).PlannedDialog)

/** Salaries, rent, taxes and others that come without a document. */
export function PlannedPayments() {
  const { t } = useTranslation('forecast')
  const { data, error, refetch } = useQuery(recordQuery('/api/planned-payments'))
  const [edited, setEdited] = useState<PlannedPayment | 'new'>()
  const remove = useChange<PlannedPayment>({
    change: ({ _id }) => api('DELETE', '/api/planned-payments/:id', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: (_, { name }) => showDone(t('planned.removed', { name })),
  })
  return (
    <Section
      title={t('planned.title')}
      help={t('planned.help')}
      padding="none"
      action={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {t('planned.add')}
        </Button>
      }
    >
      {error && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="skeleton" extent="tableRow" count={3} />}
      {data?.length === 0 && (
        <Text c="dimmed" p="md">
          {t('planned.none')}
        </Text>
      )}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((payment) => (
            <PlannedRow
              key={payment._id}
              payment={payment}
              onEdit={() => setEdited(payment)}
              onRemove={() => remove.mutate(payment)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <PlannedDialog
          payment={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}

interface PlannedRowProps {
  payment: PlannedPayment
  onEdit: () => void
  onRemove: () => void
}

function PlannedRow({ payment, onEdit, onRemove }: PlannedRowProps) {
  const { t } = useTranslation('forecast')
  const rhythm = useRhythm()
  const { name, kind, direction, amount, currency } = payment
  return (
    <li className={classes.row}>
      <button type="button" className={classes.name} onClick={onEdit}>
        {name}
      </button>
      <span className={classes.kind}>{t(`kind.${direction === 'in' ? 'in' : kind}`)}</span>
      <span className={classes.when}>{rhythm(payment)}</span>
      <span className={classes.amount}>
        <Money amount={direction === 'in' ? amount : -amount} currency={currency} />
      </span>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('planned.actions', { name })}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onEdit}>{t('planned.edit')}</Menu.Item>
          <Menu.Item color="red" onClick={onRemove}>
            {t('planned.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
