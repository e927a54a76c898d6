import { Anchor, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CountryField } from '@/components/form/choices/country_field'
import { LanguageField } from '@/components/form/choices/language_field'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { FormRow } from '@/components/form/form'
import { hasBusinessNumber, numberName } from '@/lib/business_number'
import { listQuery } from '@/lib/server/queries'
import { useSettings } from '@/lib/settings'
import { isSameSkonto, skontoValues } from '@/lib/skonto'
import { ClientTaxNote } from '../tax/client_tax_note'
import type { ClientTax } from '../tax/use_client_tax'
import { customClientValues } from './custom_client'
import type { Client, DocumentForm } from './document_values'

interface RecipientFieldsProps {
  form: DocumentForm
  tax: ClientTax
  /** A client of the list was chosen; what all documents take from one is in the form already. */
  onClient?: (client: Client) => void
}

/** The recipient of the document: a client of the list, or a one-off client entered in this document only. */
export function RecipientFields(props: RecipientFieldsProps) {
  const { form, tax } = props
  return (
    <>
      {form.values.customClient ? <OneOffClient {...props} /> : <ListedClient {...props} />}
      <ClientTaxNote
        tax={tax}
        lines={form.values.lines}
        onLines={(lines) => form.setFieldValue('lines', lines)}
      />
    </>
  )
}

function ListedClient({ form, tax, onClient }: RecipientFieldsProps) {
  const { t } = useTranslation('documents')
  const settings = useSettings()
  const { value: _, defaultValue: __, onChange: ___, ...field } = form.getInputProps('clientId')

  const choose = (client: Client) => {
    const { skonto, buyerReference, lines } = form.getValues()
    const usual = skontoValues(settings.data?.preferences.skonto)
    form.setValues({
      clientId: client._id,
      clientName: client.name,
      lines: tax.linesForClient(client, lines),
      ...(client.currency && { currency: client.currency }),
      ...(client.skonto && isSameSkonto(skonto, usual) && { skonto: skontoValues(client.skonto) }),
      ...(client.buyerReference && !buyerReference && { buyerReference: client.buyerReference }),
    })
    form.clearFieldError('clientId')
    onClient?.(client)
    focusFirstLine()
  }
  /** The next thing to write, unless the lines are written already. */
  const focusFirstLine = () => {
    if (form.getValues().lines[0]?.description !== '') return
    requestAnimationFrame(() => form.getInputNode('lines.0.description')?.focus())
  }
  const useOneOff = (name: string) => {
    form.setValues({ clientId: '', clientName: '', customClient: customClientValues({ name }) })
    requestAnimationFrame(() => form.getInputNode('customClient.email')?.focus())
  }
  return (
    <RemoteSelect
      {...field}
      label={t('form.client')}
      placeholder={t('form.client_hint')}
      search={(query) => listQuery('/api/clients', query)}
      chosen={form.values.clientName}
      titleOf={({ name }) => name}
      noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
      onSelect={choose}
      own={{ label: (name) => t('form.one_off', { name }), onSelect: useOneOff }}
    />
  )
}

function OneOffClient({ form, tax }: RecipientFieldsProps) {
  const { t } = useTranslation('documents')
  const custom = form.values.customClient
  const field = (name: string) => form.getInputProps(`customClient.${name}`)
  /** The lines follow what the VAT depends on. */
  const taxField = (name: 'country' | 'vatId' | 'businessNumber') => {
    const { onChange, ...field_ } = field(name)
    return {
      ...field_,
      onChange: (event: unknown) => {
        onChange(event)
        const { customClient, lines } = form.getValues()
        if (customClient) form.setFieldValue('lines', tax.linesForOneOff(customClient, lines))
      },
    }
  }
  const useList = () => {
    form.setFieldValue('customClient', null)
    requestAnimationFrame(() => form.getInputNode('clientId')?.focus())
  }
  return (
    <>
      <FormRow>
        <TextInput
          label={t('form.one_off_name')}
          description={
            <Anchor component="button" type="button" size="xs" onClick={useList}>
              {t('form.use_list')}
            </Anchor>
          }
          {...field('name')}
        />
        <TextInput label={t('form.email')} type="email" autoComplete="off" {...field('email')} />
        <TextInput label={t('form.vat_id')} autoComplete="off" {...taxField('vatId')} />
      </FormRow>
      <FormRow>
        <TextInput label={t('form.street')} autoComplete="off" {...field('street')} />
        <TextInput label={t('form.postal_code')} autoComplete="off" {...field('postalCode')} />
        <TextInput label={t('form.city')} autoComplete="off" {...field('city')} />
      </FormRow>
      <FormRow>
        {custom && hasBusinessNumber(custom) && (
          <TextInput
            label={t(`business_number.${numberName(custom.country)}`)}
            autoComplete="off"
            {...taxField('businessNumber')}
          />
        )}
        <CountryField label={t('form.country')} clearable {...taxField('country')} />
        <LanguageField label={t('form.language')} clearable {...field('language')} />
      </FormRow>
    </>
  )
}
