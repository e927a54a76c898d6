import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { showFailure } from '@/components/toast'
import { copyText } from '@/lib/copy_text'

interface FreshSecretProps {
  value: string
  /** The former secret still signs. */
  isRotated?: boolean
  onClose: () => void
}

/** A secret that was just made, to be copied. A slip of the mouse does not close the dialog: the secret is shown once. */
export function FreshSecret({ value, isRotated = false, onClose }: FreshSecretProps) {
  const { t } = useTranslation('webhooks')
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
        <Text>{t(isRotated ? 'rotated_help' : 'fresh_help')}</Text>
        <TextInput
          label={t('secret')}
          ref={field}
          value={value}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
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
