import { Alert, Button, Group, Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { takeAllWaiting, useWaiting } from './waiting'

interface WaitingNoteProps {
  /** When the next one comes. */
  text: string
  /** Further buttons. */
  children?: ReactNode
}

/** Receipts that were dropped together and wait for their turn. */
export function WaitingNote({ text, children }: WaitingNoteProps) {
  const { t } = useTranslation('expenses')
  const waiting = useWaiting()
  if (waiting.length === 0) return null
  return (
    <Alert variant="light" icon={<IconReceipt aria-hidden />} role="status" mb="md">
      <Text inherit>
        {t('drop.waiting', { count: waiting.length })} {text}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {waiting.map(({ name }) => name).join(', ')}
      </Text>
      <Group gap="xs" mt="xs">
        {children}
        <Button variant="subtle" size="compact-sm" onClick={() => takeAllWaiting()}>
          {t('drop.forget')}
        </Button>
      </Group>
    </Alert>
  )
}
