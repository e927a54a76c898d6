import { Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { isAnythingUnsaved } from '@/components/form/unsaved'
import { showFailure } from '@/components/toast'
import { useAudiences } from '@/lib/session/current_user'
import { handFiles, NEW_EXPENSE } from '../parts'
import { isReceiptFile } from '../receipts/accepted'
import classes from './drop.module.css'
import { receiver } from './receivers'
import { useWindowDrop } from './use_window_drop'

/**
 * Takes receipts that are dropped on any screen: the open form of a receipt gets them, else the form of a new expense
 * begins with them.
 */
export function Component() {
  const audiences = useAudiences()
  const { t } = useTranslation('expenses', { useSuspense: false })
  const navigate = useNavigate()
  const [asked, setAsked] = useState<File[]>()
  const begin = (files: File[]) => {
    handFiles(files)
    void navigate(NEW_EXPENSE)
  }
  const drop = (files: File[]) => {
    const receipts = files.filter(isReceiptFile)
    if (receipts.length === 0) return showFailure(t('drop.no_receipt'))
    const open = receiver()
    if (open) return open(receipts)
    if (isAnythingUnsaved()) return setAsked(receipts)
    begin(receipts)
  }
  const isOver = useWindowDrop(drop, audiences?.includes('company') ?? false)
  return (
    <>
      {isOver && (
        <Suspense fallback={null}>
          <DropHint />
        </Suspense>
      )}
      {asked && (
        <Suspense fallback={null}>
          <Question
            onConfirm={() => {
              setAsked(undefined)
              begin(asked)
            }}
            onCancel={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

function DropHint() {
  const { t } = useTranslation('expenses')
  return (
    <div className={classes.hint} role="status">
      <div className={classes.card}>
        <IconReceipt size={40} aria-hidden />
        <Text fw={600}>{t(receiver() ? 'drop.attach' : 'drop.title')}</Text>
        <Text size="sm" c="dimmed">
          {t('receipts.kinds')}
        </Text>
      </div>
    </div>
  )
}

function Question({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const { t } = useTranslation('expenses')
  return (
    <ConfirmDialog
      isOpen
      title={t('drop.unsaved')}
      verb={t('drop.leave')}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('drop.unsaved_text')}
    </ConfirmDialog>
  )
}
