import { Button, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { PercentField } from '@/components/form/percent_field'
import type { ReminderRules, RulesValues } from '../reminder_rules'
import classes from './level_fields.module.css'

interface BaseRateFieldsProps {
  form: UseFormReturnType<RulesValues>
  rules: ReminderRules
}

/** The base rates that default interest builds on, the newest last. */
export function BaseRateFields({ form, rules }: BaseRateFieldsProps) {
  const { t } = useTranslation('settings')
  const isUnverified = (from: string, percent: string) =>
    rules.baseRates.some(
      (rate) => !rate.isVerified && rate.from === from && String(rate.percent) === percent
    )
  return (
    <fieldset className={classes.level}>
      <legend className={classes.legend}>{t('field.baseRate')}</legend>
      <Text size="sm" c="dimmed">
        {t('hint.baseRate')}
      </Text>
      {form.values.baseRates.map(({ from, percent }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name while they are typed
        <div key={index} className={classes.rate}>
          <DayField
            aria-label={t('reminders.rate_from')}
            {...form.getInputProps(`baseRates.${index}.from`)}
          />
          <PercentField
            aria-label={t('reminders.rate_percent')}
            {...form.getInputProps(`baseRates.${index}.percent`)}
          />
          <Text size="sm">{isUnverified(from, percent) && t('reminders.unverified')}</Text>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          onClick={() => form.insertListItem('baseRates', { from: '', percent: '' })}
        >
          {t('reminders.add_rate')}
        </Button>
      </div>
    </fieldset>
  )
}
