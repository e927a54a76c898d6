import { ActionIcon, Button, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/lib/server/http_failure'
import type { PendingReceipt } from './pending_receipt'
import classes from './receipts.module.css'
import { Tile } from './tile'
import { useShown } from './use_shown'

interface PendingTileProps {
  receipt: PendingReceipt
  /** It is sent when the expense is saved. */
  isWaiting: boolean
  onRetry: () => void
  onRemove: () => void
}

/** A file that is not on the server yet. */
export function PendingTile({ receipt, isWaiting, onRetry, onRemove }: PendingTileProps) {
  const { t } = useTranslation('expenses')
  const { file, isSending, failure } = receipt
  const shown = useShown(file.name, file.type)
  const hasFailed = failure !== undefined
  const note = isSending
    ? t('receipts.sending')
    : isWaiting && !hasFailed
      ? t('receipts.waiting')
      : undefined
  return (
    <>
      <Tile
        name={<span className={classes.name}>{file.name}</span>}
        fileName={file.name}
        type={file.type}
        shown={shown}
        size={file.size}
        note={note}
        content={file}
        alt={file.name}
        actions={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('receipts.leave_out', { name: file.name })}
            disabled={isSending}
            onClick={onRemove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        }
      />
      {hasFailed && (
        <div className={classes.failure} role="alert">
          <Text size="sm" c="red">
            {t('receipts.failed', { name: file.name })}{' '}
            {failureText(failure, t('receipts.no_answer'))}
          </Text>
          {!isWaiting && (
            <Button variant="default" size="compact-sm" onClick={onRetry}>
              {t('receipts.retry')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
