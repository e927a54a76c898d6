import { SegmentedControl, Text, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/lib/language/languages'
import classes from './text_languages.module.css'

interface TextLanguagesProps {
  label: string
  value: Language
  onChange: (language: Language) => void
  /** Whether the company has written a text in the language. */
  hasOwn: (language: Language) => boolean
  /** Names the text that is used where one is missing. */
  note?: string
}

/** Chooses the language whose texts are shown. Languages with own texts have a check mark. */
export function TextLanguages({ label, value, onChange, hasOwn, note }: TextLanguagesProps) {
  const { t } = useTranslation('settings')
  const data = LANGUAGES.map((language) => ({
    value: language,
    label: (
      <span className={classes.language}>
        {LANGUAGE_NAMES[language]}
        {hasOwn(language) && <IconCheck size={14} stroke={2} className={classes.own} aria-hidden />}
        <VisuallyHidden> ({t(hasOwn(language) ? 'texts.own' : 'texts.none')})</VisuallyHidden>
      </span>
    ),
  }))
  return (
    <div className={classes.frame}>
      <SegmentedControl
        aria-label={label}
        value={value}
        onChange={(language) => onChange(language as Language)}
        data={data}
      />
      {note && (
        <Text size="xs" c="dimmed" aria-live="polite">
          {note}
        </Text>
      )}
    </div>
  )
}
