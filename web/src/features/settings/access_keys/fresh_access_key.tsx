import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { showFailure } from '@/components/toast'
import { copyText } from '@/lib/copy_text'

interface FreshAccessKeyProps {
  value: string
  onClose: () => void
}

/** A key that was just made, to be copied. A slip of the mouse does not close the dialog: the key is shown once. */
export function FreshAccessKey({ value, onClose }: FreshAccessKeyProps) {
  const { t } = useTranslation('settings')
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!field.current) return
    if (await copyText(field.current)) setCopied(true)
    else showFailure(t('keys.copy_by_hand'))
  }
  return (
    <Dialog
      title={t('keys.fresh_title')}
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <Text>{t('keys.fresh_help')}</Text>
        <TextInput
          label={t('keys.fresh_label')}
          ref={field}
          value={value}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Text size="sm" c="dimmed">
          {t('keys.fresh_mcp', { address: `${location.origin}/api/mcp` })}
        </Text>
        <DialogActions>
          <Button variant={isCopied ? 'default' : 'filled'} onClick={() => void copy()}>
            {isCopied ? t('keys.copied') : t('keys.copy')}
          </Button>
          <Button variant={isCopied ? 'filled' : 'default'} onClick={onClose}>
            {t('keys.kept')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
