import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { formatDate } from '@/lib/time/days'
import type { RecurringRow } from '../recurring'

const CHOICES = ['none', 'last', 'all'] as const
export type Missed = (typeof CHOICES)[number]

interface ResumeDialogProps {
  recurring: RecurringRow
  isBusy: boolean
  onConfirm: (missed: Missed) => void
  onClose: () => void
}

/** Asks how to treat the dates that have passed. */
export function ResumeDialog({ recurring, isBusy, onConfirm, onClose }: ResumeDialogProps) {
  const { t } = useTranslation('recurring')
  const { t: common } = useTranslation('common')
  const { nextDate, pause } = recurring
  const [missed, setMissed] = useState<string>('none')
  const chosen = CHOICES.find((choice) => choice === missed) ?? 'none'
  return (
    <Dialog onClose={onClose} title={t('resume.title', { name: recurring.name })}>
      <Stack gap="md">
        <Text>{t('resume.text', { date: formatDate(nextDate), count: pause?.missed ?? 0 })}</Text>
        <Radio.Group label={t('resume.missed')} value={missed} onChange={setMissed}>
          <Stack gap="xs" mt="xs">
            {CHOICES.map((choice) => (
              <Radio key={choice} value={choice} label={t(`resume.${choice}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button loading={isBusy} onClick={() => onConfirm(chosen)}>
            {t('step.resume')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
