import { Button, Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogActions } from './dialog_actions'
import { useFocusBack } from './use_focus_back'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** Consequences that cannot be undone. */
  children: ReactNode
  /** The verb on the button: "Issue", "Delete". */
  verb: string
  /** Red for what destroys. */
  tone?: 'normal' | 'danger'
  isBusy?: boolean
  /** False while something that the dialog asks for is missing. */
  isReady?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question before something that cannot be undone; for the rest there is `showUndo`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, verb, tone = 'normal', isBusy = false, isReady = true } = props
  // Rendered on a click, it gives the focus back itself; kept and opened, Mantine does.
  const [isOnDemand] = useState(isOpen)
  useFocusBack(isOnDemand)
  // The question stays as it was while the dialog fades away.
  const shown = useRef({ title: props.title, children: props.children })
  if (isOpen) shown.current = { title: props.title, children: props.children }
  const { t } = useTranslation('common')
  return (
    <Modal
      opened={isOpen}
      onClose={props.onCancel}
      title={shown.current.title}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack>
        <Text component="div">{shown.current.children}</Text>
        <DialogActions>
          <Button variant="default" onClick={props.onCancel}>
            {t('action.cancel')}
          </Button>
          <Button
            color={tone === 'danger' ? 'red' : undefined}
            loading={isBusy}
            disabled={!isReady}
            // Without the event: a handler that takes a choice would take the event for one.
            onClick={() => props.onConfirm()}
            data-autofocus
          >
            {verb}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  )
}
