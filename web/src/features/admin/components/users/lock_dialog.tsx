import { Button, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'

interface LockDialogProps {
  name: string
  isBusy: boolean
  onLock: (reason: string) => void
  onCancel: () => void
}

/** Asks why nobody may sign in with an account; the person reads the answer. */
export function LockDialog({ name, isBusy, onLock, onCancel }: LockDialogProps) {
  const { t } = useTranslation('admin')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(reason.trim() === '')
    if (reason.trim() !== '') onLock(reason.trim())
  }
  return (
    <Dialog onClose={onCancel} title={t('users.lock_title', { name })}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{t('users.lock_text')}</Text>
          <Textarea
            label={t('ask.reason')}
            description={t('users.lock_help')}
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
              {t('users.lock')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}
