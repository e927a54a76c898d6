import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface PriceModeProps {
  value: 'net' | 'gross'
  onChange: (mode: 'net' | 'gross') => void
}

/** Whether prices are written without VAT or with it. */
export function PriceMode({ value, onChange }: PriceModeProps) {
  const { t } = useTranslation('documents')
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('form.price_mode')}
      value={value}
      onChange={(mode) => onChange(mode === 'gross' ? 'gross' : 'net')}
      data={[
        { value: 'net', label: t('form.net_prices') },
        { value: 'gross', label: t('form.gross_prices') },
      ]}
    />
  )
}
