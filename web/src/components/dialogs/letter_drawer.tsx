import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { PagesPicture } from '../pictures/pages_picture'
import type { Pictures } from '../pictures/use_pictures'
import { SideDialog } from './dialog'
import { DialogActions } from './dialog_actions'

interface LetterDrawerProps {
  title: string
  pictures: Pictures
  /** Actions on the letter. */
  actions?: ReactNode
  /** Details below its pages. */
  children?: ReactNode
  onClose: () => void
}

/** A letter as it would be printed, beside what it belongs to. */
export function LetterDrawer({ title, pictures, actions, children, onClose }: LetterDrawerProps) {
  return (
    <SideDialog onClose={onClose} title={title} size={720}>
      <Stack>
        <div>
          <PagesPicture pictures={pictures} alt={title} />
          {children}
        </div>
        {actions && <DialogActions>{actions}</DialogActions>}
      </Stack>
    </SideDialog>
  )
}
