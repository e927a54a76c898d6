import { Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { CountryField } from '@/components/form/choices/country_field'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { failureText } from '@/lib/server/http_failure'
import { recordQuery } from '@/lib/server/queries'
import type { NoteValues } from './note_values'

interface DeliveryFieldsProps {
  form: UseFormReturnType<NoteValues>
  isDesk: boolean
}

/** When, where to, by whom, and what the recipient knows it by. */
export function DeliveryFields({ form, isDesk }: DeliveryFieldsProps) {
  const { t } = useTranslation('deliveries')
  const text = (name: string) => ({
    autoComplete: 'off',
    maxLength: 100,
    ...form.getInputProps(name),
  })
  return (
    <>
      <FormRow>
        <DayField label={t('form.date')} {...form.getInputProps('date')} />
        <TextInput label={t('form.order_number')} {...text('orderNumber')} />
        <TextInput label={t('form.carrier')} {...text('carrier')} />
        <TextInput label={t('form.parcel_number')} {...text('parcelNumber')} />
      </FormRow>
      <Switch
        label={t('form.other_address')}
        {...form.getInputProps('hasAddress', { type: 'checkbox' })}
      />
      {form.values.hasAddress && <AddressFields form={form} />}
      {isDesk && <DeskFields form={form} />}
    </>
  )
}

function AddressFields({ form }: Pick<DeliveryFieldsProps, 'form'>) {
  const { t } = useTranslation('deliveries')
  const field = (name: string) => form.getInputProps(`address.${name}`)
  return (
    <>
      <FormRow>
        <TextInput label={t('form.address_name')} autoComplete="off" {...field('name')} />
        <TextInput label={t('form.street')} autoComplete="off" {...field('street')} />
      </FormRow>
      <FormRow>
        <TextInput label={t('form.postal_code')} autoComplete="off" {...field('postalCode')} />
        <TextInput label={t('form.city')} autoComplete="off" {...field('city')} />
        <CountryField label={t('form.country')} clearable {...field('country')} />
      </FormRow>
    </>
  )
}

/** Fields that employees neither see nor change. */
function DeskFields({ form }: Pick<DeliveryFieldsProps, 'form'>) {
  const { t } = useTranslation('deliveries')
  const { t: common } = useTranslation('common')
  const { data: people = [], error } = useQuery(recordQuery('/api/people'))
  return (
    <>
      <FormRow>
        <ChoiceField
          label={t('form.assignee')}
          description={t('form.assignee_help')}
          data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
          clearable
          {...form.getInputProps('assigneeId')}
          {...(error && { error: failureText(error, common('failure.unknown')) })}
        />
      </FormRow>
      <Switch
        label={t('form.shows_prices')}
        description={t('form.shows_prices_help')}
        {...form.getInputProps('showsPrices', { type: 'checkbox' })}
      />
    </>
  )
}
