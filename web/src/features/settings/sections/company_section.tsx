import { Alert, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressSchemeField } from '@/components/form/choices/address_scheme_field'
import { CountryField } from '@/components/form/choices/country_field'
import { LegalFormField } from '@/components/form/choices/legal_form_field'
import { FormRow } from '@/components/form/form'
import { Fold } from '@/components/page/fold'
import { hasBusinessNumber, numberName } from '@/lib/business_number'
import { LANGUAGE_NAMES, type Language } from '@/lib/language/languages'
import { particularsOf } from '@/lib/legal_forms'
import type { CompanyInfo } from '../company_settings'
import { SettingsForm } from '../components/sections/settings_form'
import { TextLanguages } from '../components/texts/text_languages'
import { textPath, textsInOthers } from '../own_texts'
import type { SectionProps } from '../section_props'
import { OwnPlan } from './own_plan'

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
  'imprintUrl',
  'privacyUrl',
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

/** Printed at the foot of documents, in their language. */
const TEXTS = ['registerEntry', 'legalNote'] as const

/** Identity of the company on its documents, and its plan where it has one. */
export function CompanySection(props: SectionProps) {
  return (
    <>
      <Identity {...props} />
      <OwnPlan />
    </>
  )
}

function Identity({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { companyInfo } = settings
  const base = settings.preferences.documentLanguage
  const [language, setLanguage] = useState(base)
  const initial = { companyInfo: pick(companyInfo), texts: textsInOthers(settings, TEXTS) }
  return (
    <SettingsForm
      name={`company:${base}`}
      title={t('section.company')}
      help={t('help.company')}
      initial={initial}
    >
      {(form) => {
        const fieldsOf = (name: (typeof FIELDS)[number]) => ({
          label: t(`field.${name}`),
          ...form.getInputProps(`companyInfo.${name}`),
        })
        const textIn = (of: Language, name: (typeof TEXTS)[number]) =>
          form.getInputProps(textPath({ language: of, base, part: 'companyInfo' }, name))
        const textFields = (name: (typeof TEXTS)[number], label: string, placeholder?: string) => ({
          label: language === base ? label : `${label} (${LANGUAGE_NAMES[language]})`,
          placeholder: (language !== base && textIn(base, name).value) || placeholder,
          ...textIn(language, name),
        })
        const info = form.values.companyInfo
        const asks = particularsOf(info)
        const isRegistered = asks.isRegistered || companyInfo.registerEntry !== ''
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
            {info.country === 'AL' && (
              <Alert variant="light" color="yellow" icon={<IconAlertTriangle aria-hidden />}>
                {t('not_fiscalised')}
              </Alert>
            )}
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
            {(isRegistered || asks.named) && (
              <TextLanguages
                label={t('texts.register_language')}
                value={language}
                onChange={setLanguage}
                hasOwn={(of) => TEXTS.some((name) => textIn(of, name).value)}
                note={t(language === base ? 'texts.register_base' : 'texts.other', {
                  language: LANGUAGE_NAMES[base],
                })}
              />
            )}
            {isRegistered && (
              <TextInput
                {...textFields('registerEntry', t('field.registerEntry'), t('hint.registerEntry'))}
              />
            )}
            {asks.named && (
              <TextInput
                {...textFields(
                  'legalNote',
                  t(`named.${asks.named}`),
                  t(`named_hint.${asks.named}`)
                )}
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
                  <TextInput
                    {...textFields('legalNote', t('field.legalNote'))}
                    description={t('hint.legalNote')}
                  />
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
              <FormRow>
                <TextInput
                  {...fieldsOf('imprintUrl')}
                  description={t('hint.imprintUrl')}
                  inputMode="url"
                />
                <TextInput
                  {...fieldsOf('privacyUrl')}
                  description={t('hint.imprintUrl')}
                  inputMode="url"
                />
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
