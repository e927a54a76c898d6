import { LetterDrawer } from '@/components/dialogs/letter_drawer'
import { usePictures } from '@/components/pictures/use_pictures'
import { draw } from '@/lib/server/api'
import type { Reminder } from '../reminder'

/** A reminder as it was made. */
export function MadeReminder({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const params = { id: reminder._id }
  const pictures = usePictures({
    queryKey: ['/api/reminders', 'picture', params],
    draw: (portion, signal) =>
      draw('GET', '/api/reminders/:id/picture', portion, { params, signal }),
  })
  return (
    <LetterDrawer
      title={`${reminder.number} · ${reminder.clientName}`}
      pictures={pictures}
      onClose={onClose}
    />
  )
}
