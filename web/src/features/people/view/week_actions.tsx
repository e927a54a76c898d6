import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import { AFFECTED, type CalendarWeek } from './person_page'

const ReasonDialog = latePart(async () => (await import('./reason_dialog')).ReasonDialog)

interface WeekActionsProps {
  week: Pick<CalendarWeek, 'weekStart' | 'submission'>
  /** As it is named in the questions. */
  name: string
  isOwn: boolean
  isOwner: boolean
  /** Nothing was worked or to be worked, e.g. before the first working day: nothing to submit. */
  isEmpty?: boolean
}

/** The actions of the person and the owner on a week. */
export function WeekActions({ week, name, isOwn, isOwner, isEmpty = false }: WeekActionsProps) {
  const { t } = useTranslation('people')
  const { weekStart, submission } = week
  const [isReturning, setReturning] = useState(false)
  const id = submission?._id ?? ''
  const done = (key: 'submitted' | 'withdrawn' | 'approved') => () =>
    showDone(t(`week_done.${key}`))
  const submit = useChange<void>({
    change: () => api('POST', '/api/weeks', { body: { weekStart } }),
    affects: AFFECTED,
    onDone: done('submitted'),
  })
  const withdraw = useChange<void>({
    change: () => api('DELETE', '/api/weeks/:id', { params: { id } }),
    affects: AFFECTED,
    onDone: done('withdrawn'),
  })
  const approve = useChange<void>({
    change: () => api('POST', '/api/weeks/:id/approve', { params: { id } }),
    affects: AFFECTED,
    onDone: done('approved'),
  })
  const status = submission?.status
  const isOpen = status === undefined || status === 'returned'
  return (
    <>
      {isOwn && isOpen && !isEmpty && weekStart <= today() && (
        <Button
          size="xs"
          variant="default"
          loading={submit.isPending}
          aria-label={t('week.submit_named', { name })}
          onClick={() => submit.mutate()}
        >
          {t('week.submit')}
        </Button>
      )}
      {isOwn && status === 'submitted' && (
        <Button size="xs" variant="subtle" onClick={() => withdraw.mutate()}>
          {t('week.withdraw')}
        </Button>
      )}
      {isOwner && status !== undefined && status !== 'returned' && (
        <Button size="xs" variant="default" onClick={() => setReturning(true)}>
          {t('week.return')}
        </Button>
      )}
      {isOwner && status === 'submitted' && (
        <Button size="xs" loading={approve.isPending} onClick={() => approve.mutate()}>
          {t('week.approve')}
        </Button>
      )}
      {isReturning && (
        <ReasonDialog
          title={t('week.return_title', { name })}
          help={t('week.return_help')}
          verb={t('week.return')}
          send={(reason) =>
            api('POST', '/api/weeks/:id/return', { params: { id }, body: { reason } })
          }
          done={t('week_done.returned')}
          onClose={() => setReturning(false)}
        />
      )}
    </>
  )
}
