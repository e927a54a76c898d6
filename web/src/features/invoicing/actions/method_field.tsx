import { Select, type SelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PAYMENT_METHODS } from '../invoice'

/** How money came or went. */
export function MethodField(props: Omit<SelectProps, 'data'>) {
  const { t } = useTranslation('invoicing')
  return (
    <Select
      data={PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
      allowDeselect={false}
      {...props}
    />
  )
}

/** The word for a method; one that somebody wrote themselves is shown as it is. */
export function useMethodWord() {
  const { t } = useTranslation('invoicing')
  return (method: string) =>
    (PAYMENT_METHODS as readonly string[]).includes(method) ? t(`method.${method}`) : method
}
