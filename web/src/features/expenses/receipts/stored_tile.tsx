import { ActionIcon, Anchor } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/confirm_dialog'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/api'
import { saveFile } from '@/lib/csv'
import { ASIDE } from '@/lib/first_answers'
import type { StoredReceipt } from '../expense'
import { AFFECTED, receiptFile } from '../expense_changes'
import classes from './receipts.module.css'
import { isPicture, Tile, useHasPictures } from './tile'

interface StoredTileProps {
  expenseId: string
  receipt: StoredReceipt
}

/** A file on the server, to be saved on the device or removed. */
export function StoredTile({ expenseId, receipt }: StoredTileProps) {
  const { t } = useTranslation('expenses')
  const { _id, name, type, size } = receipt
  const [isRemoving, setIsRemoving] = useState(false)
  const hasPictures = useHasPictures()
  const picture = useQuery({
    queryKey: ['/api/expenses', 'receipt', expenseId, _id],
    queryFn: () => receiptFile(expenseId, _id),
    enabled: hasPictures && isPicture(type),
    // A file never changes.
    staleTime: Number.POSITIVE_INFINITY,
    meta: ASIDE,
  })
  const save = useChange({
    change: () => receiptFile(expenseId, _id),
    affects: [],
    onDone: (saved) => saveFile(saved.file, saved.name),
  })
  const remove = useChange({
    change: () =>
      api('DELETE', '/api/expenses/:id/receipts/:receiptId', {
        params: { id: expenseId, receiptId: _id },
      }),
    affects: AFFECTED,
    onDone: () => setIsRemoving(false),
  })
  return (
    <>
      <Tile
        name={
          <Anchor
            component="button"
            type="button"
            className={classes.name}
            onClick={() => save.mutate(undefined)}
          >
            {name}
          </Anchor>
        }
        type={type}
        size={size}
        content={picture.data?.file}
        alt={t('receipts.picture', { name })}
        actions={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('receipts.remove', { name })}
            onClick={() => setIsRemoving(true)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        }
      />
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('receipts.remove_title')}
        verb={t('receipts.remove_verb')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onCancel={() => setIsRemoving(false)}
      >
        {t('receipts.remove_text', { name })}
      </ConfirmDialog>
    </>
  )
}
