import { countries } from '@/lib/language/countries'
import { useLanguage } from '@/lib/language/use_language'
import { ChoiceField, type ChoiceFieldProps } from './choice_field'

/** A country as its ISO 3166-1 code, shown by its name. */
export function CountryField(props: Omit<ChoiceFieldProps, 'data'>) {
  const { language } = useLanguage()
  const data = countries(language).map(({ code, name }) => ({ value: code, label: name }))
  return <ChoiceField autoComplete="off" {...props} data={data} />
}
