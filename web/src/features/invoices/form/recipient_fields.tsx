import { Anchor, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { CountryField } from '@/components/form/country_field'
import { FormRow } from '@/components/form/form'
import { LanguageField } from '@/components/form/language_field'
import { RemoteSelect } from '@/components/form/remote_select'
import { addDays } from '@/lib/days'
import { listQuery } from '@/lib/queries'
import { useSettings } from '@/lib/settings'
import { isSameSkonto, skontoValues } from '@/lib/skonto'
import type { Client } from '../invoice'
import { emptyCustomClient, type InvoiceValues, termDaysOf } from './invoice_values'

/** Who gets the invoice: a client of the list, or a one-off client who is written into this invoice only. */
export function RecipientFields({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  return form.values.customClient ? <OneOffClient form={form} /> : <ListedClient form={form} />
}

function ListedClient({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  const { t } = useTranslation('invoices')
  const settings = useSettings()
  const { value: _, defaultValue: __, onChange: ___, ...field } = form.getInputProps('clientId')

  const choose = (client: Client) => {
    const { date, dueDate, termDays: before, skonto, buyerReference } = form.getValues()
    const preferences = settings.data?.preferences
    const termDays = client.paymentTermDays ?? termDaysOf(preferences)
    const usual = skontoValues(preferences?.skonto)
    const isDueByTerms = dueDate === addDays(date, before)
    form.setValues({
      clientId: client._id,
      clientName: client.name,
      ...(client.currency && { currency: client.currency }),
      ...(isDueByTerms && { termDays, dueDate: addDays(date, termDays) }),
      ...(client.skonto && isSameSkonto(skonto, usual) && { skonto: skontoValues(client.skonto) }),
      ...(client.buyerReference && !buyerReference && { buyerReference: client.buyerReference }),
    })
    form.clearFieldError('clientId')
  }
  const useOneOff = (name: string) => {
    form.setValues({ clientId: '', clientName: '', customClient: emptyCustomClient(name) })
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

function OneOffClient({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  const { t } = useTranslation('invoices')
  const field = (name: string) => form.getInputProps(`customClient.${name}`)
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
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...field('name')}
        />
        <TextInput label={t('form.email')} type="email" autoComplete="off" {...field('email')} />
        <TextInput label={t('form.vat_id')} autoComplete="off" {...field('vatId')} />
      </FormRow>
      <FormRow>
        <TextInput label={t('form.street')} autoComplete="off" {...field('street')} />
        <TextInput label={t('form.postal_code')} autoComplete="off" {...field('postalCode')} />
        <TextInput label={t('form.city')} autoComplete="off" {...field('city')} />
      </FormRow>
      <FormRow>
        <CountryField label={t('form.country')} clearable {...field('country')} />
        <LanguageField label={t('form.language')} clearable {...field('language')} />
      </FormRow>
    </>
  )
}
