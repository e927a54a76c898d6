import { Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './list.module.css'

interface ReceiptMarkProps {
  count: number
  /** A journey is proven by its calculation. */
  isNeeded: boolean
}

/** How many files a receipt has, or that they are missing. */
export function ReceiptMark({ count, isNeeded }: ReceiptMarkProps) {
  const { t } = useTranslation('expenses')
  if (count === 0 && !isNeeded) return null
  if (count === 0) {
    return (
      <Text span inherit c="dimmed">
        {t('list.no_receipt')}
      </Text>
    )
  }
  return (
    <span className={classes.receipt} role="img" aria-label={t('list.receipts', { count })}>
      <IconPaperclip size={16} aria-hidden />
      {count > 1 && <span aria-hidden>{count}</span>}
    </span>
  )
}
