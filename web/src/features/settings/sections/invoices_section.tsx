import { Checkbox, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Fold } from '@/components/fold'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { RateField } from '@/components/form/rate_field'
import { SkontoFields } from '@/components/form/skonto_fields'
import { skontoBody, skontoValues } from '@/lib/skonto'
import { SettingsForm } from '../components/settings_form'
import { TextFields } from '../components/text_fields'
import { textsInOthers } from '../own_texts'
import type { SectionProps } from '../section_props'

const TEXTS = ['invoiceIntro', 'invoiceClosing', 'invoiceFooter'] as const

/** Initial values of a new invoice. */
export function InvoicesSection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { paymentTermDays, defaultTaxRate, invoiceIntro, invoiceFooter } = settings.preferences
  const { isSmallBusiness, priceMode, invoiceClosing, skonto } = settings.preferences
  const { isTermAgreed, warnsOfDefault, hasGreeting, signer } = settings.preferences
  const base = settings.preferences.documentLanguage
  const [language, setLanguage] = useState(base)
  const isGerman = settings.companyInfo.country === 'DE'
  return (
    <SettingsForm
      name={`invoices:${base}`}
      title={t('section.invoices')}
      help={t('help.invoices')}
      initial={{
        preferences: {
          paymentTermDays: String(paymentTermDays),
          defaultTaxRate: String(defaultTaxRate),
          invoiceIntro,
          invoiceClosing,
          invoiceFooter,
          isSmallBusiness,
          priceMode,
          skonto: skontoValues(skonto),
          isTermAgreed,
          warnsOfDefault,
          hasGreeting,
          signer,
        },
        texts: textsInOthers(settings, TEXTS),
      }}
      bodyOf={({ preferences, texts }) => ({
        texts,
        preferences: { ...preferences, skonto: skontoBody(preferences.skonto) },
      })}
    >
      {(form) => (
        <>
          <FormRow>
            <NumberField
              label={t('field.paymentTermDays')}
              {...form.getInputProps('preferences.paymentTermDays')}
            />
            <RateField
              label={t('field.defaultTaxRate')}
              {...form.getInputProps('preferences.defaultTaxRate')}
            />
          </FormRow>
          <Checkbox
            label={t('field.isSmallBusiness')}
            description={t('hint.isSmallBusiness')}
            {...form.getInputProps('preferences.isSmallBusiness', { type: 'checkbox' })}
          />
          {isGerman &&
            (['isTermAgreed', 'warnsOfDefault'] as const).map((name) => (
              <Checkbox
                key={name}
                label={t(`field.${name}`)}
                description={t(`hint.${name}`)}
                {...form.getInputProps(`preferences.${name}`, { type: 'checkbox' })}
              />
            ))}
          <SegmentedControl
            w="fit-content"
            aria-label={t('field.priceMode')}
            data={[
              { value: 'net', label: t('prices.net') },
              { value: 'gross', label: t('prices.gross') },
            ]}
            {...form.getInputProps('preferences.priceMode')}
          />
          <Fold label={t('skonto.title')} isNeeded={form.values.preferences.skonto.length > 0}>
            <SkontoFields
              steps={form.values.preferences.skonto}
              onChange={(steps) =>
                form.setValues({ preferences: { ...form.values.preferences, skonto: steps } })
              }
              field={(name) => form.getInputProps(`preferences.skonto.${name}`)}
              word={(name, step) => t(`skonto.${name}`, { step })}
            />
          </Fold>
          <Checkbox
            label={t('field.hasGreeting')}
            description={t('hint.hasGreeting')}
            {...form.getInputProps('preferences.hasGreeting', { type: 'checkbox' })}
          />
          <TextInput
            label={t('field.signer')}
            description={t('hint.signer')}
            maxLength={120}
            {...form.getInputProps('preferences.signer')}
          />
          <TextFields
            names={TEXTS}
            base={base}
            language={language}
            onLanguage={setLanguage}
            field={(path) => form.getInputProps(path)}
          />
        </>
      )}
    </SettingsForm>
  )
}
