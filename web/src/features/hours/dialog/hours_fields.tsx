import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { DAYS, DIRECTIONS, type HoursValues, LINES_BY, PARTS, ROUNDINGS } from './hours_values'

interface HoursFieldsProps {
  values: HoursValues
  onChange: (changed: Partial<HoursValues>) => void
}

/** Which days, how they are grouped into lines, and how they are rounded. */
export function HoursFields({ values, onChange }: HoursFieldsProps) {
  const { t } = useTranslation('hours')
  const { days, from, to, rounding, direction, per } = values
  const isRounded = rounding !== 'none'
  const options = {
    days: DAYS.map((value) => ({ value, label: t(`days.${value}`) })),
    by: LINES_BY.map((value) => ({ value, label: t(`by.${value}`) })),
    rounding: ROUNDINGS.map((value) => ({ value, label: t(`rounding.${value}`) })),
    direction: DIRECTIONS.map((value) => ({ value, label: t(`direction.${value}`) })),
    per: PARTS.map((value) => ({ value, label: t(`per.${value}`) })),
  }
  const choice = (name: keyof typeof options) => ({
    label: t(`field.${name}`),
    data: options[name],
    searchable: false,
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <FormRow>
        <ChoiceField {...choice('days')} />
        <ChoiceField {...choice('by')} data-autofocus />
      </FormRow>
      {days === 'own' && (
        <FormRow>
          <DayField
            label={t('field.from')}
            clearable
            value={from}
            onChange={(day) => onChange({ from: day })}
          />
          <DayField
            label={t('field.to')}
            clearable
            value={to}
            onChange={(day) => onChange({ to: day })}
          />
        </FormRow>
      )}
      <div>
        <FormRow>
          <ChoiceField {...choice('rounding')} />
          {isRounded && <ChoiceField {...choice('direction')} />}
          {isRounded && <ChoiceField {...choice('per')} />}
        </FormRow>
        <Text size="xs" c="dimmed" mt={6}>
          {isRounded
            ? t(`rounded.${per}_${direction}`, { count: Number(rounding) })
            : t('rounded.none')}
        </Text>
      </div>
    </>
  )
}
