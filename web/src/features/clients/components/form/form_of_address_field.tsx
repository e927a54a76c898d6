import { useTranslation } from 'react-i18next'
import { ChoiceField, type ChoiceFieldProps } from '@/components/form/choices/choice_field'

/** How letters address a person. */
export function FormOfAddressField(props: ChoiceFieldProps) {
  const { t } = useTranslation('clients')
  const data = (['ms', 'mr'] as const).map((value) => ({ value, label: t(`address.${value}`) }))
  return <ChoiceField label={t('field.form_of_address')} clearable data={data} {...props} />
}
