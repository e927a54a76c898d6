import { Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { useLanguage } from '@/lib/language/use_language'
import { weekdayNames } from '../use_rhythm_text'
import { knowsDays, NTHS } from './recurring_body'
import { type RecurringValues, RHYTHMS } from './recurring_values'

interface FieldsProps {
  form: UseFormReturnType<RecurringValues>
}

const UNITS = ['day', 'week', 'month', 'year'] as const
const DAY_RULES = ['date', 'lastDay', 'weekday', 'twoDays'] as const

/** When it comes: start, rhythm, and which day of the month. */
export function ScheduleFields({ form }: FieldsProps) {
  const { t } = useTranslation('recurring')
  const { rhythm } = form.values
  const rhythms = [...Object.keys(RHYTHMS), 'custom']
  return (
    <>
      <FormRow>
        <DayField label={t('form.start')} {...form.getInputProps('startOn')} />
        <ChoiceField
          label={t('form.rhythm')}
          data={rhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
          {...form.getInputProps('rhythm')}
        />
        {rhythm === 'custom' && (
          <>
            <NumberField label={t('form.every')} {...form.getInputProps('every')} />
            <ChoiceField
              label={t('form.unit')}
              data={UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
              {...form.getInputProps('unit')}
            />
          </>
        )}
      </FormRow>
      {knowsDays(form.values) && <DayRuleFields form={form} />}
    </>
  )
}

function DayRuleFields({ form }: FieldsProps) {
  const { t } = useTranslation('recurring')
  const { language } = useLanguage()
  const { on, startOn } = form.values
  const chooseRule = (rule: string) => {
    const known = DAY_RULES.find((each) => each === rule) ?? 'date'
    form.setValues({ on: known, day: known === 'twoDays' ? '1' : '' })
  }
  return (
    <FormRow>
      <ChoiceField
        label={t('form.on')}
        data={DAY_RULES.map((value) => ({ value, label: t(`on.${value}`) }))}
        value={on}
        onChange={chooseRule}
      />
      {on === 'date' && (
        <NumberField
          label={t('form.day')}
          placeholder={String(Number(startOn.slice(8)) || '')}
          {...form.getInputProps('day')}
        />
      )}
      {on === 'weekday' && (
        <>
          <Select
            label={t('form.nth')}
            allowDeselect={false}
            data={NTHS.map((nth) => ({
              value: String(nth),
              label: t(`nth.${nth === -1 ? 'last' : nth}`),
            }))}
            {...form.getInputProps('nth')}
          />
          <Select
            label={t('form.weekday')}
            allowDeselect={false}
            data={weekdayNames(language).map((label, index) => ({
              value: String(index + 1),
              label,
            }))}
            {...form.getInputProps('weekday')}
          />
        </>
      )}
      {on === 'twoDays' && (
        <>
          <NumberField label={t('form.first_day')} {...form.getInputProps('day')} />
          <NumberField label={t('form.second_day')} {...form.getInputProps('secondDay')} />
        </>
      )}
    </FormRow>
  )
}
