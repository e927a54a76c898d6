import { Textarea, type TextareaProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, type Language } from '@/lib/language/languages'
import { textPath } from '../../own_texts'
import { TextLanguages } from './text_languages'

interface TextFieldsProps {
  /** Which also end the keys of their words. */
  names: readonly LetterText[]
  /** The language of the company's documents, whose texts are used where others are missing. */
  base: Language
  language: Language
  onLanguage: (language: Language) => void
  field: (path: string) => TextareaProps
  /** Values for the hints. */
  values?: Record<string, string>
}

export type LetterText =
  | 'invoiceIntro'
  | 'invoiceClosing'
  | 'invoiceFooter'
  | 'paymentTerms'
  | 'estimateIntro'
  | 'estimateClosing'
  | 'estimateFooter'

/** Texts of one kind of document above and below the lines and at the foot of each page, in one language at a time. */
export function TextFields(props: TextFieldsProps) {
  const { names, base, language, onLanguage, field, values = {} } = props
  const { t } = useTranslation('settings')
  const fieldIn = (of: Language, name: LetterText) =>
    field(textPath({ language: of, base, part: 'preferences' }, name))
  const textIn = (of: Language, name: LetterText) => String(fieldIn(of, name).value ?? '')
  const isBase = language === base
  return (
    <>
      <TextLanguages
        label={t('texts.language')}
        value={language}
        onChange={onLanguage}
        hasOwn={(of) => names.some((name) => textIn(of, name).trim() !== '')}
        note={t(isBase ? 'texts.base' : 'texts.other', { language: LANGUAGE_NAMES[base] })}
      />
      {names.map((name) => (
        <Textarea
          key={`${language} ${name}`}
          label={t(`field.${name}`)}
          description={t(`hint.${name}`, values)}
          autosize
          minRows={2}
          lang={language}
          {...(!isBase && { placeholder: textIn(base, name) })}
          {...fieldIn(language, name)}
        />
      ))}
    </>
  )
}
