import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { saveFile } from '@/lib/csv'
import classes from './second_factor.module.css'

interface RecoveryCodesProps {
  codes: string[]
  onClose: () => void
}

/** New recovery codes in a dialog that a slip of the mouse does not close: they are shown once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation('settings')
  return (
    <Dialog
      title={t('factor.codes_title')}
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <RecoveryCodeList codes={codes} onDone={onClose} />
    </Dialog>
  )
}

interface RecoveryCodeListProps {
  codes: string[]
  onDone: () => void
}

/** The codes, a file of them, and a button that says they are kept. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const { t } = useTranslation('settings')
  const [isSaved, setSaved] = useState(false)
  const save = () => {
    const text = [t('factor.file_head'), '', ...codes, ''].join('\n')
    saveFile(new Blob([text], { type: 'text/plain' }), 'kontor-recovery-codes.txt')
    setSaved(true)
  }
  return (
    <Stack gap="md">
      <Text>{t('factor.codes_help')}</Text>
      <ul className={classes.codes} aria-label={t('factor.codes_title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button variant={isSaved ? 'default' : 'filled'} onClick={save} data-autofocus>
          {t('factor.save_codes')}
        </Button>
        <Button variant={isSaved ? 'filled' : 'default'} onClick={onDone}>
          {t('factor.codes_kept')}
        </Button>
      </DialogActions>
    </Stack>
  )
}
