import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { Fold } from '@/components/page/fold'
import type { DocumentForm } from './document_values'

const REFERENCES = [
  ['orderNumber', 'form.order_number'],
  ['projectReference', 'form.project_reference'],
] as const

/** References that the client wants on the document, for booking or paying it. */
export function ReferenceFields({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('documents')
  const { buyerReference, orderNumber, projectReference } = form.values
  return (
    <Fold
      label={t('form.references')}
      isNeeded={[buyerReference, orderNumber, projectReference].some(Boolean)}
    >
      <FormRow>
        <TextInput
          label={t('form.buyer_reference')}
          description={t('form.buyer_reference_help')}
          autoComplete="off"
          {...form.getInputProps('buyerReference')}
        />
        {REFERENCES.map(([name, label]) => (
          <TextInput key={name} label={t(label)} autoComplete="off" {...form.getInputProps(name)} />
        ))}
      </FormRow>
    </Fold>
  )
}
