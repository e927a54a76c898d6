import { Button, FileButton, Group, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DropArea } from '@/components/files/drop_area'
import { usePastedFiles } from '@/components/files/use_pasted_files'
import { showFailure } from '@/components/toast'
import { useDroppedFiles } from '../drop/receivers'
import type { StoredReceipt } from '../expense'
import { ACCEPTED } from './accepted'
import { isTooLarge, type PendingReceipt, pendingReceipt } from './pending_receipt'
import { PendingTile } from './pending_tile'
import type { ReceiptPlace } from './receipt_place'
import classes from './receipts.module.css'
import { StoredTile } from './stored_tile'
import type { Receipts } from './use_receipts'

interface ReceiptPanelProps {
  place: ReceiptPlace
  /** The record that they belong to; empty for a new one. */
  ownerId: string
  /** Those on the server. */
  stored: StoredReceipt[]
  receipts: Receipts
  onAdd: (receipts: PendingReceipt[]) => void
}

/** The files of a receipt: dropped, chosen, pasted or photographed. */
export function ReceiptPanel({ place, ownerId, stored, receipts, onAdd }: ReceiptPanelProps) {
  const { t } = useTranslation('expenses')
  const add = (files: File[]) => {
    for (const { name } of files.filter(isTooLarge)) showFailure(t('receipts.too_large', { name }))
    onAdd(files.filter((file) => !isTooLarge(file)).map(pendingReceipt))
  }
  usePastedFiles(add)
  useDroppedFiles(add)
  const isPhone = useMediaQuery('(pointer: coarse)') ?? false
  return (
    <DropArea onFiles={add}>
      <div className={classes.panel} data-filled={stored.length + receipts.pending.length > 0}>
        {stored.map((receipt) => (
          <StoredTile key={receipt._id} place={place} ownerId={ownerId} receipt={receipt} isOpen />
        ))}
        {receipts.pending.map((receipt) => (
          <PendingTile
            key={receipt.key}
            receipt={receipt}
            isWaiting={ownerId === ''}
            onRetry={() => receipts.retry(receipt)}
            onRemove={() => receipts.remove(receipt.key)}
          />
        ))}
        <div className={classes.drop}>
          <Group gap="xs" justify="center">
            <Choose onFiles={add} isPhone={isPhone} />
          </Group>
          <Text c="dimmed" size="sm">
            {t(isPhone ? 'receipts.kinds' : 'receipts.hint')}
          </Text>
        </div>
      </div>
    </DropArea>
  )
}

/** Files from the device; on a phone also straight from its camera. */
function Choose({ onFiles, isPhone }: { onFiles: (files: File[]) => void; isPhone: boolean }) {
  const { t } = useTranslation('expenses')
  const forget = useRef<() => void>(null)
  const forgetPhoto = useRef<() => void>(null)
  return (
    <>
      <FileButton
        accept={ACCEPTED}
        multiple
        resetRef={forget}
        onChange={(files) => {
          forget.current?.()
          onFiles(files)
        }}
      >
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
            {t('receipts.choose')}
          </Button>
        )}
      </FileButton>
      {isPhone && (
        <FileButton
          accept="image/*"
          capture="environment"
          resetRef={forgetPhoto}
          onChange={(file) => {
            forgetPhoto.current?.()
            if (file) onFiles([file])
          }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconCamera size={16} aria-hidden />}>
              {t('receipts.photo')}
            </Button>
          )}
        </FileButton>
      )}
    </>
  )
}
