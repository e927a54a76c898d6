import { TextInput, type TextInputProps } from '@mantine/core'
import { type FocusEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/lib/language/languages'
import { formatNumber, parseNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import classes from './form.module.css'

export interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** A decimal string with a point (`1234.5`), empty for none. Never a float: money passes through. */
  value?: string
  /** Gets the decimal string; what cannot be read comes as it was typed, for the form's rule to refuse. */
  onChange: (value: string) => void
  /** Decimals that are always shown, e.g. 2 for money. */
  minimumDecimals?: number
}

const IS_DECIMAL = /^-?\d+(\.\d+)?$/

/** Takes `1.234,50` and `1234.5` alike and shows it in the format of the language when left. */
export function NumberField({
  value = '',
  onChange,
  onBlur,
  onFocus,
  minimumDecimals = 0,
  error,
  ...props
}: NumberFieldProps) {
  const { language } = useLanguage()
  const { t } = useTranslation('common')
  // The text while it is being typed; otherwise the field shows the value.
  const [typed, setTyped] = useState<string>()

  const type = (text: string) => {
    setTyped(text)
    onChange(parseNumber(text, language) ?? text)
  }
  const enter = (event: FocusEvent<HTMLInputElement>) => {
    setTyped(shownNumber(value, language, minimumDecimals))
    event.currentTarget.select()
    onFocus?.(event)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setTyped(undefined)
    onBlur?.(event)
  }
  return (
    <TextInput
      {...props}
      error={error || (typed === undefined && isUnread(value) && t('form.no_number'))}
      inputMode="decimal"
      autoComplete="off"
      classNames={{ root: classes.figures }}
      value={typed ?? shownNumber(value, language, minimumDecimals)}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={enter}
      onBlur={leave}
    />
  )
}

/** Text that is no decimal string. */
const isUnread = (value: string) => value.trim() !== '' && !IS_DECIMAL.test(value)

/** A decimal string in the language's format; anything else as it is. */
function shownNumber(value: string, language: Language, minimumDecimals: number) {
  if (!IS_DECIMAL.test(value)) return value
  const whole = formatNumber(value.split('.')[0] ?? '0', language)
  const decimals = (value.split('.')[1] ?? '').padEnd(minimumDecimals, '0')
  const sign = value.startsWith('-') && !whole.startsWith('-') ? '-' : ''
  return decimals ? `${sign}${whole}${language === 'en' ? '.' : ','}${decimals}` : `${sign}${whole}`
}
