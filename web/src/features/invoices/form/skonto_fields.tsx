import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { NumberField, type NumberFieldProps } from '@/components/form/number_field'
import { PercentField } from '@/components/form/percent_field'
import { MOST_SKONTO_STEPS, type SkontoValues } from './skonto_values'

interface SkontoFieldsProps {
  steps: SkontoValues[]
  onChange: (steps: SkontoValues[]) => void
  /** Value, change and error of a field such as `0.days`. */
  field: (name: string) => NumberFieldProps
}

/** Less to pay for who pays early, in up to two steps. */
export function SkontoFields({ steps, onChange, field }: SkontoFieldsProps) {
  const { t } = useTranslation('invoices')
  return (
    <>
      {steps.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps have nothing but their place
        <FormRow key={index}>
          <PercentField
            label={t('skonto.percent', { step: index + 1 })}
            {...field(`${index}.percent`)}
          />
          <NumberField label={t('skonto.days', { step: index + 1 })} {...field(`${index}.days`)} />
          <Button
            variant="subtle"
            color="gray"
            mt={24}
            w="fit-content"
            onClick={() => onChange(steps.filter((_step, at) => at !== index))}
          >
            {t('skonto.remove')}
          </Button>
        </FormRow>
      ))}
      {steps.length < MOST_SKONTO_STEPS && (
        <Button
          variant="subtle"
          w="fit-content"
          onClick={() => onChange([...steps, { days: '', percent: '' }])}
        >
          {t('skonto.add')}
        </Button>
      )}
    </>
  )
}
