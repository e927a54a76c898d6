import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { DayField } from '@/components/form/day_field'
import { TimeField } from '@/components/form/time_field'
import { formatInstant } from '@/lib/time/days'
import { dayOf, instantOf, timeOf } from '@/lib/time/local_instant'
import { serverNow } from '@/lib/time/server_clock'
import type { TimeEntry } from '../task'
import { splitTimeEntry } from './entry_changes'

interface SplitDialogProps {
  entry: TimeEntry
  onClose: () => void
}

/** Asks where an entry is split; its middle is proposed. */
export function SplitDialog({ entry, onClose }: SplitDialogProps) {
  const { t } = useTranslation('tasks')
  const [start, end] = [
    Date.parse(entry.startTime),
    entry.endTime ? Date.parse(entry.endTime) : serverNow(),
  ]
  const middle = new Date((start + end) / 2).toISOString()
  const [day, setDay] = useState<string>(dayOf(middle))
  const [time, setTime] = useState(timeOf(middle))
  const [isBusy, setIsBusy] = useState(false)
  const isOneDay = dayOf(entry.startTime) === dayOf(new Date(end).toISOString())
  const at = instantOf(day, time, entry.startTime)
  const isInside = at !== undefined && Date.parse(at) > start && Date.parse(at) < end
  const period = {
    start: formatInstant(entry.startTime),
    end: entry.endTime ? formatInstant(entry.endTime) : t('split.now'),
  }
  const split = async () => {
    if (!at) return
    setIsBusy(true)
    const isDone = await splitTimeEntry(entry, at)
    setIsBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog title={t('split.title')} onClose={onClose}>
      <Stack>
        <Text c="dimmed">{t('split.help', period)}</Text>
        {!isOneDay && <DayField label={t('time.day')} value={day} onChange={setDay} />}
        <TimeField
          label={t('split.at')}
          value={time}
          onChange={setTime}
          data-autofocus
          error={isInside ? null : t('split.outside')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isBusy} disabled={!isInside} onClick={() => void split()}>
            {t('split.verb')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
