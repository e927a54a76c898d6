import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { Loading } from '@/components/loading/loading'
import { EmptyState } from '@/components/page/empty_state'
import { ErrorAlert } from '@/components/page/error_alert'
import { PaperDrawing } from '@/components/pictures/drawings'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import classes from './admin.module.css'

type Deletion = AnswerOf<'GET', '/api/admin/company-deletions'>[number]

/** Companies that are being deleted, and the legal hold that stops a deletion. */
export function Deletions() {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery(recordQuery('/api/admin/company-deletions'))
  const [asked, setAsked] = useState<Deletion>()
  const hold = useChange<Deletion>({
    change: ({ _id: id, heldAt }) =>
      api(heldAt ? 'DELETE' : 'POST', '/api/admin/company-deletions/:id/hold', { params: { id } }),
    affects: ['/api/admin'],
    onDone: (_, { name, heldAt }) => {
      setAsked(undefined)
      showDone(t(heldAt ? 'deletions.lifted_done' : 'deletions.held_done', { name }))
    },
  })
  if (error && !data) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (!data) return <Loading extent="tableRow" variant="skeleton" />
  if (data.length === 0) {
    return (
      <EmptyState
        drawing={<PaperDrawing />}
        title={t('deletions.none')}
        text={t('deletions.none_text')}
      />
    )
  }
  return (
    <>
      <ul className={classes.rows}>
        {data.map((deletion) => (
          <Row
            key={deletion._id}
            deletion={deletion}
            isBusy={hold.isPending}
            onHold={() => (deletion.heldAt ? hold.mutate(deletion) : setAsked(deletion))}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          isOpen
          title={t('deletions.hold_title', { name: asked.name })}
          verb={t('deletions.hold')}
          isBusy={hold.isPending}
          onConfirm={() => hold.mutate(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {t('deletions.hold_text')}
        </ConfirmDialog>
      )}
    </>
  )
}

interface RowProps {
  deletion: Deletion
  isBusy: boolean
  onHold: () => void
}

function Row({ deletion, isBusy, onHold }: RowProps) {
  const { t } = useTranslation('admin')
  const { name, state, heldAt } = deletion
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <div className={classes.name}>{name}</div>
        <Text size="sm" c="dimmed">
          <When deletion={deletion} />
        </Text>
        {heldAt && (
          <Text size="sm" c="dimmed">
            {t('deletions.held', { name: deletion.heldBy ?? '' })} <DayText value={heldAt} />
          </Text>
        )}
      </div>
      <StatusBadge
        kind={state === 'requested' ? 'partly' : 'void'}
        label={t(`deletions.state.${state === 'purged' ? 'closed' : state}`)}
      />
      <Button
        variant="default"
        disabled={isBusy}
        onClick={onHold}
        aria-label={t(heldAt ? 'deletions.lift_of' : 'deletions.hold_of', { name })}
      >
        {t(heldAt ? 'deletions.lift' : 'deletions.hold')}
      </Button>
    </li>
  )
}

function When({ deletion }: { deletion: Deletion }) {
  const { t } = useTranslation('admin')
  const { requestedAt, closesAt, closedAt, nextPurgeOn } = deletion
  if (!closedAt) {
    return (
      <>
        {t('deletions.requested')} <DayText value={requestedAt} />, {t('deletions.closes')}{' '}
        <DayText value={closesAt} />
      </>
    )
  }
  return (
    <>
      {t('deletions.closed')} <DayText value={closedAt} />
      {nextPurgeOn && (
        <>
          , {t('deletions.purges')} <DayText value={nextPurgeOn} />
        </>
      )}
    </>
  )
}
