import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DialogClose } from './dialog_close'
import { useFocusBack } from './use_focus_back'

type Named<Props extends ModalProps | DrawerProps> = Omit<Props, 'opened' | 'closeButtonProps'>

/** A dialog that is open as long as it is rendered, and then gives the focus back to where it was opened from. */
export function Dialog({ returnFocus = true, children, ...props }: Named<ModalProps>) {
  const { t } = useTranslation('common')
  useFocusBack(returnFocus)
  return (
    <Modal opened closeButtonProps={{ 'aria-label': t('action.close') }} {...props}>
      <DialogClose value={props.onClose}>{children}</DialogClose>
    </Modal>
  )
}

/** The same for what comes in from the side. */
export function SideDialog({ children, ...props }: Named<DrawerProps>) {
  const { t } = useTranslation('common')
  useFocusBack(true)
  return (
    <Drawer
      opened
      position="right"
      closeButtonProps={{ 'aria-label': t('action.close') }}
      {...props}
    >
      <DialogClose value={props.onClose}>{children}</DialogClose>
    </Drawer>
  )
}
