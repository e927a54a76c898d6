import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '@/components/filter_chips'
import { recordQuery } from '@/lib/queries'
import { STATUSES } from '../invoice_status'
import classes from './list.module.css'

interface StatusFilterProps {
  value: string
  onChange: (status: string) => void
}

/** A chip per status with its count; rare statuses without an invoice are left out. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTranslation('invoices')
  const { data: counts } = useQuery(recordQuery('/api/invoices/counts'))
  const isUseful = ({ status, kind }: (typeof STATUSES)[number]) =>
    kind !== 'void' || status === value || (counts?.[status] ?? 0) > 0
  const options = STATUSES.filter(isUseful).map(({ status, word }) => ({
    value: status,
    label: t(`status.${word}`),
    ...(counts && { count: counts[status] }),
  }))
  const all = { value: '', label: t('list.all'), ...(counts && { count: counts.all }) }
  return (
    <div className={classes.chips}>
      <FilterChips
        label={t('list.status')}
        options={[all, ...options]}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
