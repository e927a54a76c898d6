import { Alert, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { Loading } from '@/components/loading/loading'
import { LoadingForm } from '@/components/loading/loading_form'
import { ErrorAlert } from '@/components/page/error_alert'
import { latePart } from '@/lib/parts/late_part'
import { recordQuery } from '@/lib/server/queries'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { RecordedRuns } from './recorded_runs'
import { newRecurring, repeated, valuesOf } from './recurring_values'

const RecurringForm = latePart(
  async () => (await import('./recurring_form')).RecurringForm,
  LoadingForm
)

interface RecurringDrawerProps {
  /** The id of the one to change, `new` for a new one, nothing while it is closed. */
  target: string | undefined
  /** The expense that a new one repeats. */
  from: string | null
  onClose: () => void
}

/** The form of a recurring expense beside the list, with what it has recorded. */
export function RecurringDrawer({ target, from, onClose }: RecurringDrawerProps) {
  const { t } = useTranslation('expenses')
  const isNew = target === 'new'
  return (
    <FormDrawer
      isOpen={target !== undefined}
      title={t(isNew ? 'recurring.new' : 'recurring.edit')}
      size={640}
      onClose={onClose}
    >
      {isNew && !from && <NewOne onClose={onClose} />}
      {isNew && from && <RepeatedOne key={from} id={from} onClose={onClose} />}
      {target !== undefined && !isNew && <KnownOne key={target} id={target} onClose={onClose} />}
    </FormDrawer>
  )
}

/** It begins with the company's currency and rate. */
function NewOne({ onClose }: { onClose: () => void }) {
  const settings = useSettings()
  if (settings.isPending) return <Loading />
  const preferences = settings.data?.preferences
  return (
    <RecurringForm
      initial={newRecurring(preferences)}
      ownCurrency={preferences?.currency ?? DEFAULT_CURRENCY}
      onClose={onClose}
    />
  )
}

interface OneProps {
  id: string
  onClose: () => void
}

function RepeatedOne({ id, onClose }: OneProps) {
  const settings = useSettings()
  const expense = useQuery(recordQuery('/api/expenses/:id', { params: { id } }))
  if (expense.isError)
    return <ErrorAlert failure={expense.error} onRetry={() => void expense.refetch()} />
  if (!expense.data || settings.isPending) return <Loading />
  return (
    <RecurringForm
      initial={repeated(expense.data)}
      ownCurrency={settings.data?.preferences.currency ?? DEFAULT_CURRENCY}
      onClose={onClose}
    />
  )
}

/** Fetched on every opening, so that the form starts with current values. */
function KnownOne({ id, onClose }: OneProps) {
  const { t } = useTranslation('expenses')
  const settings = useSettings()
  const recurring = useQuery({
    ...recordQuery('/api/recurring-expenses/:id', { params: { id } }),
    staleTime: 0,
  })
  if (recurring.isError)
    return <ErrorAlert failure={recurring.error} onRetry={() => void recurring.refetch()} />
  if (!recurring.data || !recurring.isFetchedAfterMount || settings.isPending) return <Loading />
  const { status, reason, runs } = recurring.data
  return (
    <Stack gap="lg">
      {reason && (
        <Alert variant="light" color={status === 'failed' ? 'red' : 'yellow'}>
          {t('recurring.failed', { reason })}
        </Alert>
      )}
      <RecurringForm
        initial={valuesOf(recurring.data)}
        ownCurrency={settings.data?.preferences.currency ?? DEFAULT_CURRENCY}
        isReadOnly={status === 'ended'}
        onClose={onClose}
      />
      <RecordedRuns runs={runs} />
    </Stack>
  )
}
