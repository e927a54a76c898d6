import { ActionIcon, Anchor } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { ASIDE } from '@/lib/server/first_answers'
import type { StoredReceipt } from '../expense'
import type { ReceiptPlace } from './receipt_place'
import classes from './receipts.module.css'
import { Tile } from './tile'
import { useShown } from './use_shown'

interface StoredTileProps {
  place: ReceiptPlace
  ownerId: string
  receipt: StoredReceipt
  /** Whether it can be removed. */
  isOpen: boolean
}

/** A file on the server, to be saved on the device or, while its record is open, removed. */
export function StoredTile({ place, ownerId, receipt, isOpen }: StoredTileProps) {
  const { t } = useTranslation('expenses')
  const { _id, name, type, size } = receipt
  const [isRemoving, setIsRemoving] = useState(false)
  const shown = useShown(name, type)
  const picture = useQuery({
    queryKey: [place.path, 'receipt', ownerId, _id],
    queryFn: () => place.load(ownerId, _id),
    enabled: shown.isShown,
    // A file never changes.
    staleTime: Number.POSITIVE_INFINITY,
    meta: ASIDE,
  })
  const save = useChange({
    change: () => place.load(ownerId, _id),
    affects: [],
    onDone: (saved) => saveFile(saved.file, saved.name),
  })
  const remove = useChange({
    change: () => place.remove(ownerId, _id),
    affects: [place.path],
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
        fileName={name}
        type={type}
        shown={shown}
        size={size}
        content={picture.data?.file}
        alt={t('receipts.picture', { name })}
        actions={
          isOpen && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('receipts.remove', { name })}
              onClick={() => setIsRemoving(true)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )
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
