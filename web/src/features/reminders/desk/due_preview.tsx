import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LetterDrawer } from '@/components/dialogs/letter_drawer'
import { usePictures } from '@/components/pictures/use_pictures'
import { draw } from '@/lib/server/api'
import { InterestPeriods } from '../interest_periods'
import { type DueReminder, idsOf } from '../reminder'

interface DuePreviewProps {
  reminder: DueReminder
  isBusy: boolean
  onMake: (isSent: boolean) => void
  onClose: () => void
}

/** A reminder as it would be, before it is made. */
export function DuePreview({ reminder, isBusy, onMake, onClose }: DuePreviewProps) {
  const { t } = useTranslation('reminders')
  const query = { invoiceIds: idsOf(reminder), level: reminder.level }
  const pictures = usePictures({
    queryKey: ['/api/reminders', 'picture', query],
    draw: (portion, signal) =>
      draw('GET', '/api/reminders/due/picture', portion, { query, signal }),
  })
  return (
    <LetterDrawer
      title={`${reminder.subject} · ${reminder.clientName}`}
      pictures={pictures}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={reminder.canBeMailed ? 'default' : 'filled'}
            loading={isBusy}
            onClick={() => onMake(false)}
          >
            {t('due.make')}
          </Button>
          {reminder.canBeMailed && (
            <Button loading={isBusy} onClick={() => onMake(true)}>
              {t('due.send')}
            </Button>
          )}
        </>
      }
    >
      {reminder.invoices.map(({ _id, number, interestPeriods }) => (
        <InterestPeriods
          key={_id}
          number={number}
          periods={interestPeriods}
          currency={reminder.currency}
        />
      ))}
    </LetterDrawer>
  )
}
