import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { type TimeRounding, useRoundingText } from '../rounding/time_rounding'
import { DAYS, DIRECTIONS, type HoursValues, LINES_BY, PARTS, ROUNDINGS } from './hours_values'

interface HoursFieldsProps {
  values: HoursValues
  /** Those of the chosen projects, as far as they are known. */
  rules: TimeRounding[]
  onChange: (changed: Partial<HoursValues>) => void
}

/** Which days, how they are grouped into lines, and how they are rounded. */
export function HoursFields({ values, rules, onChange }: HoursFieldsProps) {
  const { t } = useTranslation('hours')
  const textOf = useRoundingText()
  const { days, from, to, rounding, direction, per } = values
  const isExact = rounding === 'rule' && rules.every(({ mode }) => mode === 'none')
  const isOwn = rounding !== 'rule' && rounding !== 'none'
  const [rule, ...others] = rules.map(textOf)
  const ruleLabel =
    rule && others.every((other) => other === rule)
      ? t('rounding.rule', { rule })
      : t('rounding.rules')
  const options = {
    days: DAYS.map((value) => ({ value, label: t(`days.${value}`) })),
    by: LINES_BY.map((value) => ({ value, label: t(`by.${value}`) })),
    rounding: ROUNDINGS.map((value) => ({
      value,
      label: value === 'rule' ? ruleLabel : t(`rounding.${value}`),
    })),
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
          {isOwn && <ChoiceField {...choice('direction')} />}
          {isOwn && <ChoiceField {...choice('per')} />}
        </FormRow>
        <Text size="xs" c="dimmed" mt={6}>
          {isOwn
            ? t(`rounded.${per}_${direction}`, { count: Number(rounding) })
            : t(`rounded.${isExact ? 'none' : rounding}`)}
        </Text>
      </div>
    </>
  )
}
