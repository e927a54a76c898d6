import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/components/form/number_field'
import { SectionForm } from '../components/sections/section_form'
import type { ReminderRules } from './reminder_rules'
import { useRulesSaving } from './use_rules_saving'

/** Whether due reminders leave by the clock, and from which hour on. */
export function AutomaticSending({ rules }: { rules: ReminderRules }) {
  const { t } = useTranslation('settings')
  const { save, onSaved } = useRulesSaving()
  return (
    <SectionForm
      name="reminders:automatic"
      title={t('reminders.sending')}
      initial={{ isAutomatic: rules.isAutomatic, sendHour: String(rules.sendHour) }}
      save={({ isAutomatic, sendHour }) => save({ isAutomatic, sendHour: Number(sendHour) })}
      onSaved={onSaved}
    >
      {(form) => (
        <>
          <Switch
            label={t('field.isAutomatic')}
            description={t('hint.isAutomatic')}
            {...form.getInputProps('isAutomatic', { type: 'checkbox' })}
          />
          {form.values.isAutomatic && (
            <NumberField label={t('field.sendHour')} w={160} {...form.getInputProps('sendHour')} />
          )}
        </>
      )}
    </SectionForm>
  )
}
