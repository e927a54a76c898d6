import { Group } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SideDialog } from './dialog'
import { ErrorAlert } from './error_alert'
import { PagesPicture } from './pages_picture'

interface LetterDrawerProps {
  title: string
  /** The picture of its pages. */
  picture: UseQueryResult<Blob>
  /** What can be done with it. */
  actions?: ReactNode
  onClose: () => void
}

/** A letter as it would be printed, beside what it belongs to. */
export function LetterDrawer({ title, picture, actions, onClose }: LetterDrawerProps) {
  return (
    <SideDialog onClose={onClose} title={title} size={720}>
      {picture.isError ? (
        <ErrorAlert failure={picture.error} onRetry={() => void picture.refetch()} />
      ) : (
        <PagesPicture file={picture.data} alt={title} />
      )}
      {actions && (
        <Group mt="md" justify="flex-end" gap="xs">
          {actions}
        </Group>
      )}
    </SideDialog>
  )
}
