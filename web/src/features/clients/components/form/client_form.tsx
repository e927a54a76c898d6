import { Button, Checkbox, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useNamedField } from '@/components/form/use_named_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { hasBusinessNumber, numberName } from '@/lib/business_number'
import { api } from '@/lib/server/api'
import { DEFAULT_COUNTRY, useSettings } from '@/lib/settings'
import { CLIENT_TYPES, type Client } from '../../client'
import { bodyOfClient, newClientValues, valuesOfClient } from '../../client_values'
import { AddressFields } from './address_fields'
import { BillingFields } from './billing_fields'
import classes from './client_form.module.css'
import { ContactFields } from './contact_fields'
import { FormOfAddressField } from './form_of_address_field'
import { OwnVatIdNote } from './own_vat_id_note'
import { TermsFields } from './terms_fields'

interface ClientFormProps {
  /** Missing for a new client. */
  client?: Client
  onSaved: (client: Client) => void
}

export function ClientForm({ client, onSaved }: ClientFormProps) {
  const { t } = useTranslation('clients')
  const queryClient = useQueryClient()
  const country = useSettings().data?.companyInfo.country ?? DEFAULT_COUNTRY
  const { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft } = useServerForm({
    initial: client ? valuesOfClient(client) : newClientValues(country),
    validate: {
      name: (name) => (name.trim() ? null : t('form.name_missing')),
      contacts: { name: (name) => (name.trim() ? null : t('form.contact_name_missing')) },
    },
    draft: `client:${client?._id ?? 'new'}`,
    save: (values) => {
      const body = bodyOfClient(values)
      return client
        ? api('PUT', '/api/clients/:id', { params: { id: client._id }, body })
        : api('POST', '/api/clients', { body })
    },
    concurrency: {
      id: client?._id ?? '',
      load: async () =>
        valuesOfClient(await api('GET', '/api/clients/:id', { params: { id: client?._id ?? '' } })),
      words: ({ type }) => ({ type: t(`type.${type}`) }),
    },
    onSaved: (saved) => {
      void queryClient.invalidateQueries({ queryKey: ['/api/clients'] })
      showDone(t('done.saved', { name: saved.name }))
      onSaved(saved)
    },
  })
  useNamedField(form)
  const fieldsOf = form.getInputProps
  const isPerson = form.values.type === 'person'
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      conflict={conflict}
      labels={{ contacts: t('form.contacts'), shippingAddress: t('form.shipping_address') }}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
    >
      <SegmentedControl
        aria-label={t('field.type')}
        data={CLIENT_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        {...fieldsOf('type')}
      />
      <TextInput label={t('field.name')} required data-autofocus {...fieldsOf('name')} />
      <FormRow>
        {isPerson && <FormOfAddressField {...fieldsOf('formOfAddress')} />}
        <TextInput label={t('field.email')} type="email" {...fieldsOf('email')} />
        <TextInput label={t('field.phone')} type="tel" {...fieldsOf('phone')} />
      </FormRow>
      <AddressFields fieldsOf={fieldsOf}>
        <TextInput label={t('field.address_line')} {...fieldsOf('addressLine')} />
      </AddressFields>
      <Checkbox
        label={t('form.has_shipping_address')}
        {...form.getInputProps('hasShippingAddress', { type: 'checkbox' })}
      />
      {form.values.hasShippingAddress && (
        <fieldset className={classes.group}>
          <legend className={classes.legend}>{t('form.shipping_address')}</legend>
          <TextInput label={t('field.recipient')} {...fieldsOf('shippingAddress.name')} />
          <AddressFields fieldsOf={fieldsOf} prefix="shippingAddress." />
        </fieldset>
      )}
      <FormRow>
        {!isPerson && <TextInput label={t('field.vat_id')} {...fieldsOf('vatId')} />}
        {!isPerson && hasBusinessNumber(form.values) && (
          <TextInput
            label={t(`business_number.${numberName(form.values.country)}`)}
            {...fieldsOf('businessNumber')}
          />
        )}
        <TextInput label={t('field.tax_number')} {...fieldsOf('taxNumber')} />
      </FormRow>
      <OwnVatIdNote vatId={form.values.vatId} />
      <ContactFields form={form} />
      <TermsFields fieldsOf={fieldsOf} />
      <BillingFields form={form} />
      <Textarea
        label={t('field.notes')}
        description={t('form.notes_help')}
        autosize
        minRows={2}
        {...fieldsOf('notes')}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('form.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
