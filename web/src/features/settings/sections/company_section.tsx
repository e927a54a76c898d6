import { Autocomplete, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CountryField } from '@/components/form/country_field'
import { FormRow } from '@/components/form/form'
import type { CompanyInfo } from '../company_settings'
import { SettingsForm } from '../components/settings_form'
import type { SectionProps } from '../section_props'

/** The forms of Germany, Austria, Switzerland, Kosovo and Albania; another one can be typed. */
const LEGAL_FORMS = [
  'GmbH',
  'UG (haftungsbeschränkt)',
  'GmbH & Co. KG',
  'AG',
  'KG',
  'OHG',
  'GbR',
  'PartG mbB',
  'e. K.',
  'e. V.',
  'Sh.p.k.',
  'Sh.a.',
]

const FIELDS = [
  'companyName',
  'legalForm',
  'street',
  'postalCode',
  'city',
  'country',
  'vatId',
  'taxNumber',
  'registerEntry',
  'email',
  'phone',
  'website',
] as const satisfies (keyof CompanyInfo)[]

/** Who the company is, as its documents say it. */
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
        return (
          <>
            <FormRow>
              <TextInput {...fieldsOf('companyName')} required />
              <Autocomplete {...fieldsOf('legalForm')} data={LEGAL_FORMS} />
            </FormRow>
            <TextInput {...fieldsOf('street')} autoComplete="street-address" />
            <FormRow>
              <TextInput {...fieldsOf('postalCode')} autoComplete="postal-code" />
              <TextInput {...fieldsOf('city')} autoComplete="address-level2" />
              <CountryField {...fieldsOf('country')} />
            </FormRow>
            <FormRow>
              <TextInput {...fieldsOf('vatId')} />
              <TextInput {...fieldsOf('taxNumber')} />
            </FormRow>
            <TextInput {...fieldsOf('registerEntry')} placeholder={t('hint.registerEntry')} />
            <FormRow>
              <TextInput {...fieldsOf('email')} type="email" autoComplete="email" />
              <TextInput {...fieldsOf('phone')} type="tel" autoComplete="tel" />
              <TextInput {...fieldsOf('website')} inputMode="url" autoComplete="url" />
            </FormRow>
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
