import { Button, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { CountryField } from '@/components/form/choices/country_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { PercentField } from '@/components/form/percent_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { useCategories } from '../use_categories'
import {
  AFFECTED,
  newVendor,
  type VendorRecord,
  type VendorValues,
  valuesOfVendor,
  vendorBody,
} from './vendor'
import { vendorRules } from './vendor_rules'

interface VendorFormProps {
  /** Undefined for a new one. */
  vendor?: VendorRecord | undefined
  /** The name that a new one begins with. */
  name?: string
  onSaved: (vendor: VendorRecord) => void
}

/** Enters or changes a vendor with its terms. */
export function VendorForm({ vendor, name, onSaved }: VendorFormProps) {
  const { t } = useTranslation('expenses')
  const queryClient = useQueryClient()
  const { options } = useCategories(vendor?.category ? [vendor.category] : [])
  const id = vendor?._id ?? ''
  const { form, submit, failure, isSaving, conflict } = useServerForm<VendorValues, VendorRecord>({
    initial: vendor ? valuesOfVendor(vendor) : newVendor(name),
    validate: vendorRules(t),
    save: (values) =>
      vendor
        ? api('PUT', '/api/vendors/:id', {
            params: { id },
            body: { ...vendorBody(values), version: vendor.version },
          })
        : api('POST', '/api/vendors', { body: vendorBody(values) }),
    onSaved: async (saved) => {
      for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
      showDone(t('vendors.done.saved', { name: saved.name }))
      onSaved(saved)
    },
  })
  const field = form.getInputProps
  return (
    <Form onSubmit={submit} failure={failure} conflict={conflict} takesFocus>
      <Stack gap="md">
        <TextInput label={t('vendors.name')} maxLength={200} {...field('name')} />
        <TextInput label={t('vendors.street')} maxLength={200} {...field('street')} />
        <FormRow>
          <TextInput label={t('vendors.postal_code')} maxLength={20} {...field('postalCode')} />
          <TextInput label={t('vendors.city')} maxLength={100} {...field('city')} />
        </FormRow>
        <CountryField
          label={t('vendors.country')}
          clearable
          clearButtonProps={{ 'aria-label': t('vendors.clear_country') }}
          {...field('country')}
        />
        <FormRow>
          <TextInput label={t('vendors.vat_id')} maxLength={20} {...field('vatId')} />
          <TextInput
            label={t('vendors.customer_number')}
            maxLength={60}
            {...field('customerNumber')}
          />
        </FormRow>
        <TextInput label={t('vendors.iban')} maxLength={42} {...field('iban')} />
        <NumberField
          label={t('vendors.payment_days')}
          description={t('vendors.payment_help')}
          {...field('paymentDays')}
        />
        <FormRow>
          <PercentField label={t('vendors.skonto_percent')} {...field('skontoPercent')} />
          <NumberField label={t('vendors.skonto_days')} {...field('skontoDays')} />
        </FormRow>
        <ChoiceField
          label={t('vendors.category')}
          placeholder={t('form.category_hint')}
          data={options}
          clearable
          clearButtonProps={{ 'aria-label': t('vendors.clear_category') }}
          {...field('category')}
        />
      </Stack>
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('form.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
