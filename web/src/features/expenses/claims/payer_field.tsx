import { Radio, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Payer } from './claim_values'

const PAYERS = ['person', 'company'] as const satisfies readonly Payer[]

interface PayerFieldProps {
  value: Payer
  onChange: (payer: Payer) => void
}

/** The payer: a person gets the money back. */
export function PayerField({ value, onChange }: PayerFieldProps) {
  const { t } = useTranslation('expenses')
  return (
    <Radio.Group
      label={t('claim.paid_by')}
      value={value}
      onChange={(payer) => onChange(PAYERS.find((one) => one === payer) ?? 'person')}
    >
      <Stack gap="xs" mt={6}>
        {PAYERS.map((payer) => (
          <Radio
            key={payer}
            value={payer}
            label={t(`claim.payer.${payer}`)}
            description={t(`claim.payer_help.${payer}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
