import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../invoice'

/** Why a down payment can be neither cancelled nor corrected, and what to do first; shown above it. */
export function DeductedNote({ finalInvoice }: Pick<Invoice, 'finalInvoice'>) {
  const { t } = useTranslation('invoicing')
  if (!finalInvoice) return null
  const { number } = finalInvoice
  return (
    <Text size="sm" mb="md" role="note">
      {number === null ? t('view.kept_by_draft') : t('view.kept_by', { number })}
    </Text>
  )
}
