import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { FormRow } from '@/components/form/form'
import { NO_ROUNDING, ROUNDING_MINUTES, ROUNDING_MODES, type TimeRounding } from './time_rounding'

interface RoundingFieldProps {
  /** Null for the rule of the company. */
  value: TimeRounding | null
  onChange: (rule: TimeRounding | null) => void
  /** The rule of the company, for a project, which may have the same. */
  inherited?: TimeRounding | undefined
}

/** The rule by which billed time is rounded: its direction and, unless there is none, its step. */
export function RoundingField({ value, onChange, inherited }: RoundingFieldProps) {
  const { t } = useTranslation('hours')
  const modes = ROUNDING_MODES.map((one) => ({ value: one, label: t(`rule.mode.${one}`) }))
  const ofCompany = { value: 'company', label: t('rule.company') }
  const { mode, minutes } = value ?? inherited ?? NO_ROUNDING
  const choose = (choice: string) => {
    const chosen = ROUNDING_MODES.find((one) => one === choice)
    onChange(chosen ? { mode: chosen, minutes } : null)
  }
  return (
    <div>
      <FormRow>
        <ChoiceField
          label={t('rule.label')}
          data={inherited ? [ofCompany, ...modes] : modes}
          searchable={false}
          value={value?.mode ?? 'company'}
          onChange={choose}
        />
        {value && value.mode !== 'none' && (
          <ChoiceField
            label={t('rule.minutes')}
            data={ROUNDING_MINUTES.map((one) => ({
              value: String(one),
              label: t('rule.step', { minutes: one }),
            }))}
            searchable={false}
            value={String(minutes)}
            onChange={(choice) => {
              const chosen = ROUNDING_MINUTES.find((one) => String(one) === choice)
              if (chosen) onChange({ mode, minutes: chosen })
            }}
          />
        )}
      </FormRow>
      <Text size="xs" c="dimmed" mt={6}>
        {t(`rule.explained.${mode}`, { minutes })}
      </Text>
    </div>
  )
}
