import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { PercentField } from '@/components/form/percent_field'
import { SectionForm } from '../components/sections/section_form'
import classes from './base_rates.module.css'
import type { ReminderRules } from './reminder_rules'
import { useRulesSaving } from './use_rules_saving'

/** The base rates that default interest builds on, the newest last. */
export function BaseRates({ rules }: { rules: ReminderRules }) {
  const { t } = useTranslation('settings')
  const { save, onSaved } = useRulesSaving()
  const isUnverified = (from: string, percent: string) =>
    rules.baseRates.some(
      (rate) => !rate.isVerified && rate.from === from && String(rate.percent) === percent
    )
  return (
    <SectionForm
      name="reminders:base-rates"
      title={t('field.baseRate')}
      help={t('hint.baseRate')}
      initial={{
        baseRates: rules.baseRates.map(({ from, percent }) => ({ from, percent: String(percent) })),
      }}
      save={({ baseRates }) => save({ baseRates: baseRates.filter(({ from }) => from !== '') })}
      onSaved={onSaved}
    >
      {(form) => (
        <div className={classes.rates}>
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
        </div>
      )}
    </SectionForm>
  )
}
