import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { SideDialog } from './dialog'
import { PagesPicture } from './pages_picture'
import type { Pictures } from './use_pictures'

interface LetterDrawerProps {
  title: string
  pictures: Pictures
  /** Actions on the letter. */
  actions?: ReactNode
  onClose: () => void
}

/** A letter as it would be printed, beside what it belongs to. */
export function LetterDrawer({ title, pictures, actions, onClose }: LetterDrawerProps) {
  return (
    <SideDialog onClose={onClose} title={title} size={720}>
      <PagesPicture pictures={pictures} alt={title} />
      {actions && (
        <Group mt="md" justify="flex-end" gap="xs">
          {actions}
        </Group>
      )}
    </SideDialog>
  )
}
