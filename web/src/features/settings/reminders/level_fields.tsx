import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { NumberField } from '@/components/form/number_field'
import { LANGUAGE_NAMES, type Language } from '@/lib/language/languages'
import { shownPlaceholders, type Variable } from '@/lib/placeholders'
import { TextLanguages } from '../components/texts/text_languages'
import classes from './level_fields.module.css'
import { LevelText } from './level_text'
import type { LevelValues } from './reminder_rules'

/** Shaped like the body of all levels, with the one that is edited. */
export interface LevelForm {
  levels: Record<number, LevelValues>
}

interface LevelFieldsProps {
  form: UseFormReturnType<LevelForm>
  level: LevelValues
  index: number
  /** Its days count from the due date, not from the last reminder. */
  isFromDueDate: boolean
  /** Whose words are shown. */
  language: Language
  onLanguage: (language: Language) => void
  /** The language of the company's documents. */
  base: Language
  /** The placeholders of its texts. */
  variables: readonly Variable[]
  currency: string
}

/** One reminder level: when, what it costs, until when to pay, and its words in one language. */
export function LevelFields(props: LevelFieldsProps) {
  const { form, level, index, isFromDueDate, language, onLanguage, base, variables } = props
  const { t } = useTranslation('settings')
  const field = (name: string) => form.getInputProps(`levels.${index}.${name}`)
  const switched = (name: string) =>
    form.getInputProps(`levels.${index}.${name}`, { type: 'checkbox' })
  const { texts } = level
  /** The text that is used where the language has none. */
  const used = (name: 'subject' | 'intro' | 'closing') =>
    !texts[language].subject && { placeholder: texts[base][name] }
  const isNotice = Number(level.days) <= 0
  return (
    <div className={classes.fields}>
      <FormRow>
        <NumberField
          label={
            isFromDueDate ? t('field.daysAfterDue') : t('field.daysAfterLast', { level: index })
          }
          description={isFromDueDate && t('hint.daysAfterDue')}
          {...field('days')}
        />
        <NumberField label={t('field.paymentDays')} {...field('paymentDays')} />
        <MoneyField label={t('field.fee')} currency={props.currency} {...field('fee')} />
      </FormRow>
      {!isNotice && (
        <>
          <Checkbox
            label={t('field.chargesInterest')}
            description={t('hint.chargesInterest')}
            {...switched('chargesInterest')}
          />
          <Checkbox
            label={t('field.chargesFlatSum')}
            description={t('hint.chargesFlatSum')}
            {...switched('chargesFlatSum')}
          />
        </>
      )}
      <TextLanguages
        label={t('texts.language')}
        value={language}
        onChange={onLanguage}
        hasOwn={(of) => texts[of].subject.trim() !== ''}
        note={t(language === base ? 'texts.base' : 'texts.other', {
          language: LANGUAGE_NAMES[base],
        })}
      />
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
    </div>
  )
}
