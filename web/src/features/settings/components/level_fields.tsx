import { Button, Group, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { NumberField } from '@/components/form/number_field'
import type { Language } from '@/lib/language/languages'
import { shownPlaceholders, type Variable } from '@/lib/placeholders'
import type { RulesValues } from '../reminder_rules'
import classes from './level_fields.module.css'
import { LevelText } from './level_text'

interface LevelFieldsProps {
  form: UseFormReturnType<RulesValues>
  index: number
  /** Whose words are shown. */
  language: Language
  /** The language of the company's documents. */
  base: Language
  /** The placeholders of its texts. */
  variables: readonly Variable[]
  currency: string
  onPreview: () => void
}

/** One reminder level: when, what it costs, until when to pay, and its words in one language. */
export function LevelFields(props: LevelFieldsProps) {
  const { form, index, language, base, variables, currency, onPreview } = props
  const { t } = useTranslation('settings')
  const field = (name: string) => form.getInputProps(`levels.${index}.${name}`)
  const switched = (name: string) =>
    form.getInputProps(`levels.${index}.${name}`, { type: 'checkbox' })
  const texts = form.values.levels[index]?.texts
  /** The text that is used where the language has none. */
  const used = (name: 'subject' | 'intro' | 'closing') =>
    texts && !texts[language].subject && { placeholder: texts[base][name] }
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
      <TextInput
        label={t('field.subject')}
        lang={language}
        {...used('subject')}
        {...field(`texts.${language}.subject`)}
      />
      {(['intro', 'closing'] as const).map((name) => (
        <LevelText
          key={`${language} ${name}`}
          label={t(`field.${name}`)}
          description={t('hint.level_text', {
            link: shownPlaceholders('{{link}}', variables),
          })}
          lang={language}
          variables={variables}
          onText={(text) => form.setFieldValue(`levels.${index}.texts.${language}.${name}`, text)}
          {...used(name)}
          {...field(`texts.${language}.${name}`)}
        />
      ))}
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
