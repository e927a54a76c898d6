import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import type { RecurringValues } from './recurring_values'

const MODES = ['draft', 'issue', 'issueAndSend'] as const
const CATCH_UPS = ['ask', 'last', 'all'] as const

/** Treatment of each invoice, its payment terms, and the handling of missed dates. */
export function MakingFields({ form }: { form: UseFormReturnType<RecurringValues> }) {
  const { t } = useTranslation('recurring')
  const { mode } = form.values
  return (
    <>
      <FormRow>
        <ChoiceField
          label={t('list.mode')}
          data={MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
          {...form.getInputProps('mode')}
        />
        <NumberField
          label={t('form.due_days')}
          placeholder={t('form.due_terms')}
          {...form.getInputProps('dueDays')}
        />
        <ChoiceField
          label={t('form.catch_up')}
          data={CATCH_UPS.map((value) => ({ value, label: t(`catch_up.${value}`) }))}
          {...form.getInputProps('catchUp')}
        />
      </FormRow>
      {mode === 'issueAndSend' && (
        <>
          <TextInput
            label={t('form.mail_subject')}
            placeholder={t('form.mail_usual')}
            maxLength={200}
            autoComplete="off"
            {...form.getInputProps('mailSubject')}
          />
          <Textarea
            label={t('form.mail_message')}
            placeholder={t('form.mail_usual')}
            autosize
            minRows={2}
            {...form.getInputProps('mailMessage')}
          />
        </>
      )}
    </>
  )
}
