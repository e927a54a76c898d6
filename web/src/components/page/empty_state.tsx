import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { BoxDrawing } from '../pictures/drawings'

interface EmptyStateProps {
  /** One of `components/drawings`. */
  drawing?: ReactNode
  title: string
  /** One sentence. */
  text?: string
  /** One action. */
  action?: ReactNode
}

/** Placeholder for an empty list. */
export function EmptyState({ drawing = <BoxDrawing />, title, text, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center">
      {drawing}
      <Title order={2} mt="xs">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw={420}>
          {text}
        </Text>
      )}
      {action && <div>{action}</div>}
    </Stack>
  )
}
