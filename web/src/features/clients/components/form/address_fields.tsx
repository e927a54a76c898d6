import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryField } from '@/components/form/choices/country_field'
import { FormRow } from '@/components/form/form'
import type { FieldsOf } from './fields_of'

interface AddressFieldsProps {
  fieldsOf: FieldsOf
  /** Path of the address in the form: empty, or `shippingAddress.`. */
  prefix?: string
  /** Under the street. */
  children?: ReactNode
}

export function AddressFields({ fieldsOf, prefix = '', children }: AddressFieldsProps) {
  const { t } = useTranslation('clients')
  return (
    <>
      <TextInput label={t('field.street')} {...fieldsOf(`${prefix}street`)} />
      {children}
      <FormRow>
        <TextInput label={t('field.postal_code')} {...fieldsOf(`${prefix}postalCode`)} />
        <TextInput label={t('field.city')} {...fieldsOf(`${prefix}city`)} />
      </FormRow>
      <CountryField label={t('field.country')} {...fieldsOf(`${prefix}country`)} />
    </>
  )
}
