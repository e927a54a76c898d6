import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/components/form/number_field'
import type { DiscountUnit } from '../lines/line_values'
import classes from '../lines/lines.module.css'
import type { LinesForm } from '../lines/lines_form'

interface DiscountFieldProps {
  label: string
  form: LinesForm
  /** Where the unit and both values stand in the form. */
  paths: { unit: string; percent: string; amount: string }
  unit: DiscountUnit
  currency: string
  /** Whether Tab reaches the button; the menu of a line has the same action. */
  isReachable?: boolean
}

/** A discount in percent or as an amount; the button at its right changes between them. */
export function DiscountField({
  label,
  form,
  paths,
  unit,
  currency,
  isReachable = false,
}: DiscountFieldProps) {
  const { t } = useTranslation('documents')
  const isAmount = unit === 'amount'
  return (
    <NumberField
      label={label}
      {...form.getInputProps(isAmount ? paths.amount : paths.percent)}
      minimumDecimals={isAmount ? 2 : 0}
      rightSectionWidth={isAmount ? 42 : 30}
      rightSection={
        <UnstyledButton
          className={classes.unit}
          tabIndex={isReachable ? 0 : -1}
          aria-label={t(isAmount ? 'form.discount_percent' : 'form.discount_amount')}
          title={t(isAmount ? 'form.discount_percent' : 'form.discount_amount')}
          onClick={() => form.setFieldValue(paths.unit, isAmount ? 'percent' : 'amount')}
        >
          {isAmount ? currency : '%'}
        </UnstyledButton>
      }
    />
  )
}
