import { Button, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'

interface RejectDialogProps {
  company: { name: string }
  isBusy: boolean
  onReject: (reason: string) => void
  onCancel: () => void
}

/** Asks why an application is rejected; the applicant reads the answer. */
export function RejectDialog({ company, isBusy, onReject, onCancel }: RejectDialogProps) {
  const { t } = useTranslation('admin')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(reason.trim() === '')
    if (reason.trim() !== '') onReject(reason.trim())
  }
  return (
    <Dialog onClose={onCancel} title={t('reject.title', { name: company.name })}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Textarea
            label={t('reject.reason')}
            description={t('reject.help')}
            rows={4}
            maxLength={1000}
            data-autofocus
            value={reason}
            error={isMissing && t('reject.missing')}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <DialogActions>
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button type="submit" color="red" loading={isBusy}>
              {t('step.reject')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}
