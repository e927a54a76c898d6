import { currencies } from '@/lib/language/currencies'
import { useLanguage } from '@/lib/language/use_language'
import { ChoiceField, type ChoiceFieldProps } from './choice_field'

/** A currency as its ISO 4217 code, found by code or name. */
export function CurrencyField(props: Omit<ChoiceFieldProps, 'data'>) {
  const { language } = useLanguage()
  const data = currencies(language).map(({ code, name }) => ({
    value: code,
    label: name ? `${code} · ${name}` : code,
  }))
  return <ChoiceField {...props} data={data} />
}
