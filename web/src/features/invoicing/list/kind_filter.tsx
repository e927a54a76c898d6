import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TITLES } from '../invoice'
import classes from './list.module.css'

interface KindFilterProps {
  /** Empty for all kinds. */
  value: string
  onChange: (kind: string) => void
}

/** One kind of document: invoices, down payments, final invoices, credit notes or cancellations. */
export function KindFilter({ value, onChange }: KindFilterProps) {
  const { t } = useTranslation('invoicing')
  return (
    <Select
      className={classes.kind}
      aria-label={t('list.kind')}
      placeholder={t('list.kind')}
      data={TITLES.map((title) => ({ value: title, label: t(`title.${title}`) }))}
      value={value || null}
      onChange={(kind) => onChange(kind ?? '')}
      clearable
      clearButtonProps={{ 'aria-label': t('list.clear_kind') }}
    />
  )
}
