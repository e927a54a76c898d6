import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Fold } from '@/components/fold'
import { AddressSchemeField } from '@/components/form/address_scheme_field'
import { CountryField } from '@/components/form/country_field'
import { FormRow } from '@/components/form/form'
import { LegalFormField } from '@/components/form/legal_form_field'
import { hasBusinessNumber, numberName } from '@/lib/business_number'
import { particularsOf } from '@/lib/legal_forms'
import type { CompanyInfo } from '../company_settings'
import { SettingsForm } from '../components/settings_form'
import type { SectionProps } from '../section_props'

const FIELDS = [
  'companyName',
  'legalForm',
  'street',
  'postalCode',
  'city',
  'country',
  'vatId',
  'taxNumber',
  'businessNumber',
  'registerEntry',
  'email',
  'phone',
  'website',
  'addressLine',
  'tradingName',
  'legalNote',
  'contactName',
  'contactPhone',
  'contactEmail',
  'eAddress',
  'eAddressScheme',
] as const satisfies (keyof CompanyInfo)[]

/** Rarely used fields. */
const MORE = ['tradingName', 'legalNote', 'contactName', 'eAddress'] as const

/** Identity of the company on its documents. */
export function CompanySection({ settings: { companyInfo } }: SectionProps) {
  const { t } = useTranslation('settings')
  const initial = { companyInfo: pick(companyInfo) }
  return (
    <SettingsForm
      name="company"
      title={t('section.company')}
      help={t('help.company')}
      initial={initial}
    >
      {(form) => {
        const fieldsOf = (name: (typeof FIELDS)[number]) => ({
          label: t(`field.${name}`),
          ...form.getInputProps(`companyInfo.${name}`),
        })
        const info = form.values.companyInfo
        const asks = particularsOf(info)
        return (
          <>
            <FormRow>
              <TextInput {...fieldsOf('companyName')} required />
              <LegalFormField {...fieldsOf('legalForm')} country={info.country} />
            </FormRow>
            <FormRow>
              <TextInput {...fieldsOf('street')} autoComplete="street-address" />
              <TextInput {...fieldsOf('addressLine')} autoComplete="address-line2" />
            </FormRow>
            <FormRow>
              <TextInput {...fieldsOf('postalCode')} autoComplete="postal-code" />
              <TextInput {...fieldsOf('city')} autoComplete="address-level2" />
              <CountryField {...fieldsOf('country')} />
            </FormRow>
            <FormRow>
              <TextInput {...fieldsOf('vatId')} />
              <TextInput {...fieldsOf('taxNumber')} />
              {hasBusinessNumber(info) && (
                <TextInput
                  {...fieldsOf('businessNumber')}
                  label={t(`businessNumber.${numberName(info.country)}`)}
                />
              )}
            </FormRow>
            {(asks.isRegistered || companyInfo.registerEntry !== '') && (
              <TextInput {...fieldsOf('registerEntry')} placeholder={t('hint.registerEntry')} />
            )}
            {asks.named && (
              <TextInput
                {...fieldsOf('legalNote')}
                label={t(`named.${asks.named}`)}
                placeholder={t(`named_hint.${asks.named}`)}
              />
            )}
            <FormRow>
              <TextInput {...fieldsOf('email')} type="email" autoComplete="email" />
              <TextInput {...fieldsOf('phone')} type="tel" autoComplete="tel" />
              <TextInput {...fieldsOf('website')} inputMode="url" autoComplete="url" />
            </FormRow>
            <Fold
              label={t('more.company')}
              isNeeded={MORE.some((name) => companyInfo[name] !== '')}
            >
              <FormRow>
                <TextInput {...fieldsOf('tradingName')} />
                {!asks.named && (
                  <TextInput {...fieldsOf('legalNote')} description={t('hint.legalNote')} />
                )}
              </FormRow>
              <FormRow>
                <TextInput {...fieldsOf('contactName')} description={t('hint.contactName')} />
                <TextInput {...fieldsOf('contactPhone')} type="tel" />
                <TextInput {...fieldsOf('contactEmail')} type="email" />
              </FormRow>
              <FormRow>
                <TextInput {...fieldsOf('eAddress')} description={t('hint.eAddress')} />
                <AddressSchemeField {...fieldsOf('eAddressScheme')} />
              </FormRow>
            </Fold>
          </>
        )
      }}
    </SettingsForm>
  )
}

const pick = (companyInfo: CompanyInfo) =>
  Object.fromEntries(FIELDS.map((name) => [name, companyInfo[name]])) as Pick<
    CompanyInfo,
    (typeof FIELDS)[number]
  >
