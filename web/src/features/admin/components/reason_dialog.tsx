import { Button, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'

interface ReasonDialogProps {
  title: string
  /** The consequences of the decision. */
  text?: string
  /** Says by whom the reason is read, and where. */
  help: string
  /** The words of the button. */
  verb: string
  /** Not red: nothing is taken from anybody. */
  isHarmless?: boolean
  isBusy: boolean
  onDecide: (reason: string) => void
  onCancel: () => void
}

/** Asks for the reason of a decision, such as a suspension; those affected read the answer. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, help, verb, isHarmless = false, isBusy, onDecide, onCancel } = props
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
          {text && <Text>{text}</Text>}
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
            <Button type="submit" {...(!isHarmless && { color: 'red' })} loading={isBusy}>
              {verb}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}
