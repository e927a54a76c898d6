import { useQuery } from '@tanstack/react-query'
import { LetterDrawer } from '@/components/letter_drawer'
import { download } from '@/lib/api'
import type { Reminder } from '../reminder'

/** A reminder as it was made. */
export function MadeReminder({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const params = { id: reminder._id }
  const picture = useQuery({
    queryKey: ['/api/reminders', 'picture', params],
    queryFn: async ({ signal }) =>
      (await download('/api/reminders/:id/picture', { params, signal })).file,
  })
  return (
    <LetterDrawer
      title={`${reminder.number} · ${reminder.clientName}`}
      picture={picture}
      onClose={onClose}
    />
  )
}
