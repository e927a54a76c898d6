import { Button, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'

interface ReasonDialogProps {
  step: 'reject' | 'suspend'
  title: string
  /** Says by whom the reason is read, and where. */
  help: string
  isBusy: boolean
  onDecide: (reason: string) => void
  onCancel: () => void
}

/** Asks why an application is rejected or a company suspended; those affected read the answer. */
export function ReasonDialog({ step, title, help, isBusy, onDecide, onCancel }: ReasonDialogProps) {
  const { t } = useTranslation('admin')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(reason.trim() === '')
    if (reason.trim() !== '') onDecide(reason.trim())
  }
  return (
    <Dialog onClose={onCancel} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {step === 'suspend' && <Text>{t('ask.effect')}</Text>}
          <Textarea
            label={t('ask.reason')}
            description={help}
            rows={4}
            maxLength={1000}
            data-autofocus
            value={reason}
            error={isMissing && t('ask.missing')}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <DialogActions>
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button type="submit" color="red" loading={isBusy}>
              {t(`step.${step}`)}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}
