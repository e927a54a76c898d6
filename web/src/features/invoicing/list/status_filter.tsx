import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '@/components/filters/filter_chips'
import { recordQuery } from '@/lib/server/queries'
import { STATUSES } from '../invoice_status'

interface StatusFilterProps {
  /** A status, `archived`, or empty for all that are not archived. */
  value: string
  onChange: (value: string) => void
}

export const ARCHIVED = 'archived'

/** A chip per status with its count; rare statuses without an invoice are left out. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTranslation('invoicing')
  const { data: counts } = useQuery(recordQuery('/api/invoices/counts'))
  const isUseful = ({ status, kind }: (typeof STATUSES)[number]) =>
    kind !== 'void' || status === value || (counts?.[status] ?? 0) > 0
  const options = STATUSES.filter(isUseful).map(({ status, word }) => ({
    value: status,
    label: t(`status.${word}`),
    ...(counts && { count: counts[status] }),
  }))
  const all = { value: '', label: t('list.all'), ...(counts && { count: counts.all }) }
  const isArchiveUsed = value === ARCHIVED || (counts?.archived ?? 0) > 0
  const archived = {
    value: ARCHIVED,
    label: t('list.archived'),
    ...(counts && { count: counts.archived }),
  }
  return (
    <FilterChips
      label={t('list.status')}
      options={[all, ...options, ...(isArchiveUsed ? [archived] : [])]}
      value={value}
      onChange={onChange}
    />
  )
}
