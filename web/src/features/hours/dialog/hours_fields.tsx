import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import type { TimeRounding } from '../rounding/time_rounding'
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
  const { days, from, to, rounding } = values
  const isOwn = rounding !== 'rule' && rounding !== 'none'
  const rule = onlyOne(rules)
  const options = {
    days: DAYS.map((value) => ({ value, label: t(`days.${value}`) })),
    by: LINES_BY.map((value) => ({ value, label: t(`by.${value}`) })),
    rounding: ROUNDINGS.map((value) => ({
      value,
      label: t(`rounding.${value === 'rule' && !rule ? 'rules' : value}`),
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
          <RoundingHelp values={values} rule={rule} />
        </Text>
      </div>
    </>
  )
}

interface RoundingHelpProps {
  values: HoursValues
  /** Missing where the projects have different ones. */
  rule: TimeRounding | undefined
}

/** A sentence about the chosen rounding. */
function RoundingHelp({ values: { rounding, direction, per }, rule }: RoundingHelpProps) {
  const { t } = useTranslation('hours')
  if (rounding !== 'rule' && rounding !== 'none')
    return t(`rounded.${per}_${direction}`, { count: Number(rounding) })
  if (rounding === 'none' || rule?.mode === 'none') return t('rounded.none')
  if (!rule) return t('rounded.rule')
  return t(`rule.explained.${rule.mode}`, { minutes: rule.minutes })
}

/** The rule that all of them have; none where they differ. */
function onlyOne([first, ...others]: TimeRounding[]): TimeRounding | undefined {
  const isSame = others.every(
    ({ mode, minutes }) => mode === first?.mode && (mode === 'none' || minutes === first.minutes)
  )
  return isSame ? first : undefined
}
