import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isColour, isReadableOnPaper, USUAL_COLOUR } from '../document_colour'
import classes from './colour_field.module.css'

interface ColourFieldProps {
  label: string
  description: string
  /** `#RRGGBB`, empty for the usual colour. */
  value?: string
  onChange: (value: string) => void
  error?: ReactNode
}

/** A colour for print: picked or typed, with an immediate warning when it would be too pale on paper. */
export function ColourField({ value = '', onChange, error, ...props }: ColourFieldProps) {
  const { t } = useTranslation('settings')
  const isComplete = isColour(value)
  const isFaint = isComplete && !isReadableOnPaper(value)
  const isUnfinished = value !== '' && !isComplete
  return (
    <TextInput
      {...props}
      data-path="companyInfo.accentColor"
      className={classes.field}
      value={value}
      placeholder={USUAL_COLOUR}
      maxLength={7}
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value.trim())}
      error={error ?? ((isFaint && t('colour.faint')) || (isUnfinished && t('colour.hex')))}
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label={t('colour.pick')}
          value={isComplete ? value : USUAL_COLOUR}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  )
}
