import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import type { Item } from '../item'
import { useDeleteItem } from '../item_changes'

interface DeleteItemProps {
  /** The item that the question is about; nothing while there is none. */
  item: Item | undefined
  onClose: () => void
}

/** The question before an item is gone for good. */
export function DeleteItem({ item, onClose }: DeleteItemProps) {
  const { t } = useTranslation('items')
  const remove = useDeleteItem()
  return (
    <ConfirmDialog
      isOpen={item !== undefined}
      title={t('delete.title', { name: item?.name ?? '' })}
      verb={t('action.delete')}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={() => item && remove.mutate(item, { onSettled: onClose })}
      onCancel={onClose}
    >
      {t('delete.text')}
    </ConfirmDialog>
  )
}
