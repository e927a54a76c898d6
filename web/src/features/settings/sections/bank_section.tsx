import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { IbanField } from '../components/iban_field'
import { SettingsForm } from '../components/sections/settings_form'
import { groupedIban } from '../iban'
import type { SectionProps } from '../section_props'

/** Where clients pay to. */
export function BankSection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { prenotificationDays, collectionLeadDays } = settings.preferences
  const { bankName, iban, bic, accountHolder, creditorId } = settings.companyInfo
  return (
    <SettingsForm
      name="bank"
      title={t('section.bank')}
      help={t('help.bank')}
      initial={{
        companyInfo: { iban: groupedIban(iban), bic, bankName, accountHolder, creditorId },
        preferences: {
          prenotificationDays: String(prenotificationDays),
          collectionLeadDays: String(collectionLeadDays),
        },
      }}
    >
      {(form) => (
        <>
          <IbanField label={t('field.iban')} {...form.getInputProps('companyInfo.iban')} />
          <FormRow>
            <TextInput label={t('field.bic')} {...form.getInputProps('companyInfo.bic')} />
            <TextInput
              label={t('field.bankName')}
              {...form.getInputProps('companyInfo.bankName')}
            />
          </FormRow>
          <FormRow>
            <TextInput
              label={t('field.accountHolder')}
              description={t('hint.accountHolder')}
              {...form.getInputProps('companyInfo.accountHolder')}
            />
            <TextInput
              label={t('field.creditorId')}
              description={t('hint.creditorId')}
              {...form.getInputProps('companyInfo.creditorId')}
            />
          </FormRow>
          {form.values.companyInfo.creditorId && (
            <FormRow>
              <NumberField
                label={t('field.prenotificationDays')}
                description={t('hint.prenotificationDays')}
                {...form.getInputProps('preferences.prenotificationDays')}
              />
              <NumberField
                label={t('field.collectionLeadDays')}
                description={t('hint.collectionLeadDays')}
                {...form.getInputProps('preferences.collectionLeadDays')}
              />
            </FormRow>
          )}
        </>
      )}
    </SettingsForm>
  )
}
