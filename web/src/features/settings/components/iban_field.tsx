import { TextInput, type TextInputProps } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type FocusEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countryName } from '@/lib/language/countries'
import { useLanguage } from '@/lib/language/use_language'
import { groupedIban, ibanState } from '../iban'

interface IbanFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: string
  onChange: (value: string) => void
}

/** Says while typing when the IBAN is right, and only after leaving when it is not. */
export function IbanField({ value = '', onChange, onBlur, error, ...props }: IbanFieldProps) {
  const { t } = useTranslation('settings')
  const { language } = useLanguage()
  const [isLeft, setLeft] = useState(true)
  const { kind, country } = ibanState(value)
  const isRight = kind === 'valid'

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(true)
    onChange(groupedIban(value))
    onBlur?.(event)
  }
  return (
    <TextInput
      spellCheck={false}
      autoComplete="off"
      {...props}
      value={value}
      error={error ?? (kind === 'invalid' && isLeft ? t('bank.wrong') : undefined)}
      description={isRight ? t('bank.right', { country: countryName(country, language) }) : null}
      rightSection={
        isRight && <IconCircleCheck size={18} color="var(--kontor-status-paid)" aria-hidden />
      }
      onChange={(event) => {
        setLeft(false)
        onChange(event.currentTarget.value)
      }}
      onBlur={leave}
    />
  )
}
