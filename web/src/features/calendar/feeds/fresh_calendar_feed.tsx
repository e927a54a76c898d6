import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { showFailure } from '@/components/toast'
import { copyText } from '@/lib/copy_text'

interface FreshCalendarFeedProps {
  address: string
  onClose: () => void
}

/** The address of a new feed. A slip of the mouse does not close the dialog: the address is shown once. */
export function FreshCalendarFeed({ address, onClose }: FreshCalendarFeedProps) {
  const { t } = useTranslation('calendar')
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!field.current) return
    if (await copyText(field.current)) setCopied(true)
    else showFailure(t('copy_by_hand'))
  }
  return (
    <Dialog
      title={t('fresh_title')}
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <Text>{t('fresh_help')}</Text>
        <TextInput
          label={t('fresh_label')}
          ref={field}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Text size="sm" c="dimmed">
          {t('fresh_app')}{' '}
          <Anchor inherit href={address.replace(/^https?:/, 'webcal:')}>
            {t('open_app')}
          </Anchor>
        </Text>
        <DialogActions>
          <Button variant={isCopied ? 'default' : 'filled'} onClick={() => void copy()}>
            {isCopied ? t('copied') : t('copy')}
          </Button>
          <Button variant={isCopied ? 'filled' : 'default'} onClick={onClose}>
            {t('kept')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
