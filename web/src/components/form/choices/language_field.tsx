import { LANGUAGE_NAMES, LANGUAGES } from '@/lib/language/languages'
import { ChoiceField, type ChoiceFieldProps } from './choice_field'

/** One of the product's languages, each called as it calls itself. */
export function LanguageField(props: Omit<ChoiceFieldProps, 'data'>) {
  const data = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))
  return <ChoiceField {...props} data={data} searchable={false} />
}
