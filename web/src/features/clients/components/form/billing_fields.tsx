import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AddressSchemeField } from '@/components/form/choices/address_scheme_field'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { SkontoFields } from '@/components/form/skonto_fields'
import { Fold } from '@/components/page/fold'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import type { ClientFormState } from './fields_of'

const TREATMENTS = [
  'domestic',
  'reverseCharge',
  'intraCommunity',
  'export',
  'outsideScope',
] as const

/** How a client is billed where that differs from the usual: VAT, e-invoices, Skonto, rate, reminders. */
export function BillingFields({ form }: { form: ClientFormState }) {
  const { t } = useTranslation('clients')
  const settings = useSettings().data
  const own = settings?.preferences.currency ?? DEFAULT_CURRENCY
  const isGerman = settings?.companyInfo.country === 'DE'
  const { buyerReference, eAddress, taxTreatment, skonto, hourlyRate, isReminded } = form.values
  const { type, currency, isTermAgreed } = form.values
  const isSet = [buyerReference, eAddress, taxTreatment, hourlyRate, isTermAgreed].some(Boolean)
  return (
    <Fold
      label={t('form.billing')}
      isNeeded={isSet || skonto.length > 0 || !isReminded || type === 'public'}
    >
      <FormRow>
        <TextInput
          label={t('field.buyer_reference')}
          description={t('form.buyer_reference_help')}
          {...form.getInputProps('buyerReference')}
        />
        <ChoiceField
          label={t('field.tax_treatment')}
          placeholder={t('form.tax_treatment_usual')}
          clearable
          data={TREATMENTS.map((value) => ({ value, label: t(`treatment.${value}`) }))}
          {...form.getInputProps('taxTreatment')}
        />
      </FormRow>
      <FormRow>
        <TextInput
          label={t('field.e_address')}
          description={t('form.e_address_help')}
          {...form.getInputProps('eAddress')}
        />
        <AddressSchemeField
          label={t('field.e_address_scheme')}
          {...form.getInputProps('eAddressScheme')}
        />
      </FormRow>
      <FormRow>
        <MoneyField
          label={t('field.hourly_rate')}
          currency={currency || own}
          {...form.getInputProps('hourlyRate')}
        />
        {isGerman && (
          <ChoiceField
            label={t('field.is_term_agreed')}
            description={t('form.is_term_agreed_help')}
            placeholder={t(
              settings.preferences.isTermAgreed ? 'term_agreed.usual_yes' : 'term_agreed.usual_no'
            )}
            clearable
            data={(['yes', 'no'] as const).map((value) => ({
              value,
              label: t(`term_agreed.${value}`),
            }))}
            {...form.getInputProps('isTermAgreed')}
          />
        )}
      </FormRow>
      <SkontoFields
        steps={skonto}
        onChange={(steps) => form.setFieldValue('skonto', steps)}
        field={(name) => form.getInputProps(`skonto.${name}`)}
        word={(name, step) => t(`skonto.${name}`, { step })}
      />
      <Checkbox
        label={t('field.is_reminded')}
        {...form.getInputProps('isReminded', { type: 'checkbox' })}
      />
    </Fold>
  )
}
