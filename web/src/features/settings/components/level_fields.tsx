import { Button, Group, Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { NumberField } from '@/components/form/number_field'
import type { Language } from '@/lib/languages'
import type { RulesValues } from '../reminder_rules'
import classes from './level_fields.module.css'

interface LevelFieldsProps {
  form: UseFormReturnType<RulesValues>
  index: number
  /** Whose words are shown. */
  language: Language
  currency: string
  onPreview: () => void
}

/** One reminder level: when, what it costs, until when to pay, and its words in one language. */
export function LevelFields({ form, index, language, currency, onPreview }: LevelFieldsProps) {
  const { t } = useTranslation('settings')
  const field = (name: string) => form.getInputProps(`levels.${index}.${name}`)
  const switched = (name: string) =>
    form.getInputProps(`levels.${index}.${name}`, { type: 'checkbox' })
  const isNotice = Number(form.values.levels[index]?.days) <= 0
  return (
    <fieldset className={classes.level}>
      <legend className={classes.legend}>{t('reminders.level', { number: index + 1 })}</legend>
      <FormRow>
        <NumberField
          label={t(index === 0 ? 'field.daysAfterDue' : 'field.daysAfterLast')}
          description={index === 0 && t('hint.daysAfterDue')}
          {...field('days')}
        />
        <NumberField label={t('field.paymentDays')} {...field('paymentDays')} />
        <MoneyField label={t('field.fee')} currency={currency} {...field('fee')} />
      </FormRow>
      {!isNotice && (
        <>
          <Switch
            label={t('field.chargesInterest')}
            description={t('hint.chargesInterest')}
            {...switched('chargesInterest')}
          />
          <Switch
            label={t('field.chargesFlatSum')}
            description={t('hint.chargesFlatSum')}
            {...switched('chargesFlatSum')}
          />
        </>
      )}
      <TextInput label={t('field.subject')} {...field(`texts.${language}.subject`)} />
      <Textarea
        label={t('field.intro')}
        description={t('hint.intro', { salutation: '{salutation}' })}
        autosize
        minRows={2}
        {...field(`texts.${language}.intro`)}
      />
      <Textarea
        label={t('field.closing')}
        description={t('hint.closing', { day: '{day}', signer: '{signer}' })}
        autosize
        minRows={2}
        {...field(`texts.${language}.closing`)}
      />
      <Group gap="xs">
        <Button variant="default" onClick={onPreview}>
          {t('reminders.preview')}
        </Button>
        {form.values.levels.length > 1 && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => form.removeListItem('levels', index)}
          >
            {t('reminders.remove_level')}
          </Button>
        )}
      </Group>
    </fieldset>
  )
}
