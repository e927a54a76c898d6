import { Button } from '@mantine/core'
import { MOST_SKONTO_STEPS, type SkontoValues } from '@/lib/skonto'
import { FormRow } from './form'
import { NumberField, type NumberFieldProps } from './number_field'
import { PercentField } from './percent_field'

interface SkontoFieldsProps {
  steps: SkontoValues[]
  onChange: (steps: SkontoValues[]) => void
  /** Value, change and error of a field such as `0.days`. */
  field: (name: string) => NumberFieldProps
  /** Its words, in the language of the interface; `step` counts from 1. */
  word: (name: 'percent' | 'days' | 'add' | 'remove', step: number) => string
}

/** Less to pay for who pays early, in up to two steps. */
export function SkontoFields({ steps, onChange, field, word }: SkontoFieldsProps) {
  return (
    <>
      {steps.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps have nothing but their place
        <FormRow key={index}>
          <PercentField label={word('percent', index + 1)} {...field(`${index}.percent`)} />
          <NumberField label={word('days', index + 1)} {...field(`${index}.days`)} />
          <Button
            variant="subtle"
            color="gray"
            mt={24}
            w="fit-content"
            onClick={() => onChange(steps.filter((_step, at) => at !== index))}
          >
            {word('remove', index + 1)}
          </Button>
        </FormRow>
      ))}
      {steps.length < MOST_SKONTO_STEPS && (
        <Button
          variant="subtle"
          w="fit-content"
          onClick={() => onChange([...steps, { days: '', percent: '' }])}
        >
          {word('add', steps.length + 1)}
        </Button>
      )}
    </>
  )
}
