import { TextInput } from '@mantine/core'
import { legalFormsOf, nameOfLegalForm } from '@/lib/legal_forms'
import { ChoiceField, type ChoiceFieldProps } from './choice_field'

interface LegalFormFieldProps extends Omit<ChoiceFieldProps, 'data'> {
  country: string
  'data-path'?: string
}

/** A legal form: chosen from those of the country, or typed where we know none. */
export function LegalFormField({ country, value = '', onChange, ...props }: LegalFormFieldProps) {
  const forms = legalFormsOf(country)
  if (!forms) {
    const { label, error } = props
    return (
      <TextInput
        label={label}
        error={error}
        data-path={props['data-path']}
        maxLength={80}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  const data = forms.map(({ code, name }) => ({ value: code, label: name }))
  const isKnown = value === '' || data.some((form) => form.value === value)
  return (
    <ChoiceField
      autoComplete="off"
      clearable
      {...props}
      // A form that was typed before the list existed, or chosen for another country.
      data={isKnown ? data : [...data, { value, label: nameOfLegalForm(value) }]}
      value={value}
      onChange={onChange}
    />
  )
}
