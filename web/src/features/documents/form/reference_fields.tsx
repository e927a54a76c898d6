import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { Fold } from '@/components/page/fold'
import type { DocumentForm } from './document_values'

const REFERENCES = [
  ['orderNumber', 'form.order_number'],
  ['projectReference', 'form.project_reference'],
] as const

interface ReferenceFieldsProps {
  form: DocumentForm
  /** Whether the form asks for the number of the client's order in another place. */
  isOrderNumberElsewhere?: boolean
}

/** References that the client wants on the document, for booking or paying it. */
export function ReferenceFields({ form, isOrderNumberElsewhere }: ReferenceFieldsProps) {
  const { t } = useTranslation('documents')
  const fields = REFERENCES.filter(([name]) => name !== 'orderNumber' || !isOrderNumberElsewhere)
  const { buyerReference } = form.values
  return (
    <Fold
      label={t('form.references')}
      isNeeded={[buyerReference, ...fields.map(([name]) => form.values[name])].some(Boolean)}
    >
      <FormRow>
        <TextInput
          label={t('form.buyer_reference')}
          description={t('form.buyer_reference_help')}
          autoComplete="off"
          {...form.getInputProps('buyerReference')}
        />
        {fields.map(([name, label]) => (
          <TextInput key={name} label={t(label)} autoComplete="off" {...form.getInputProps(name)} />
        ))}
      </FormRow>
    </Fold>
  )
}
