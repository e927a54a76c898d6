import { Drawer } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogClose } from './dialog_close'

interface FormDrawerProps {
  isOpen: boolean
  title: string
  /** In pixels. */
  size?: number
  /** Called for Escape, the cross and a click beside it; what was typed is kept by the form's draft. */
  onClose: () => void
  /** The form. It stays as it was while the drawer slides away. */
  children: ReactNode
}

/** A form beside its list; the address records whether it is open. */
export function FormDrawer({ isOpen, title, size = 560, onClose, children }: FormDrawerProps) {
  const { t } = useTranslation('common')
  const shown = useRef({ title, children })
  if (isOpen) shown.current = { title, children }
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={shown.current.title}
      position="right"
      size={size}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <DialogClose value={onClose}>{shown.current.children}</DialogClose>
    </Drawer>
  )
}
