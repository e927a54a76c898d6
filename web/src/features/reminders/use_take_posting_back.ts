import { useTranslation } from 'react-i18next'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { AFFECTED, type Reminder } from './reminder'

/** Takes back that a reminder was posted; refused once a later reminder counts on it. */
export function useTakePostingBack() {
  const { t } = useTranslation('reminders')
  return useChange({
    change: ({ _id }: Pick<Reminder, '_id'>) =>
      api('DELETE', '/api/reminders/:id/posted', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: ({ number }) => showDone(t('posted.taken_back', { number })),
  })
}
