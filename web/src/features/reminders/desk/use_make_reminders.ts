import { useTranslation } from 'react-i18next'
import { showDone, showFailure } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { useTellKept } from '@/features/correspondence/parts'
import { api } from '@/lib/server/api'
import { AFFECTED, type DueReminder, idsOf } from '../reminder'

interface Wish {
  reminders: DueReminder[]
  /** By e-mail; else they are only made, to be printed. */
  isSent: boolean
}

/** Creates due reminders one by one; reports the number and the refusals. */
export function useMakeReminders(onDone: () => void) {
  const { t } = useTranslation('reminders')
  const tellKept = useTellKept()
  const { mutate, isPending } = useChange({
    change: ({ reminders, isSent }: Wish) =>
      api('POST', '/api/reminders/batch', {
        body: {
          isSent,
          reminders: reminders.map((one) => ({ invoiceIds: idsOf(one), level: one.level })),
        },
      }),
    affects: AFFECTED,
    onDone: ({ made, refused }, { isSent }) => {
      const kept = made.filter(({ mail }) => mail === 'put_aside').length
      if (made.length > 0) {
        showDone(t(isSent && kept === 0 ? 'due.sent' : 'due.made', { count: made.length }))
      }
      if (kept > 0) tellKept(kept)
      for (const reason of new Set(refused.map(({ error }) => error))) showFailure(reason)
      onDone()
    },
  })
  return { make: mutate, isBusy: isPending }
}
