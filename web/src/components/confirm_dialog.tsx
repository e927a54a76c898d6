import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What will happen and cannot be undone. */
  children: ReactNode
  /** The verb on the button: "Issue", "Delete". */
  verb: string
  /** Red for what destroys. */
  tone?: 'normal' | 'danger'
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question before something that cannot be undone; for the rest there is `showUndo`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, verb, tone = 'normal', isBusy = false } = props
  const { t } = useTranslation('common')
  return (
    <Modal
      opened={isOpen}
      onClose={props.onCancel}
      title={title}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Text component="div">{children}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={props.onCancel}>
          {t('action.cancel')}
        </Button>
        <Button
          color={tone === 'danger' ? 'red' : undefined}
          loading={isBusy}
          onClick={props.onConfirm}
          data-autofocus
        >
          {verb}
        </Button>
      </Group>
    </Modal>
  )
}
