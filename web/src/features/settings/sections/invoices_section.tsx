import { Checkbox, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { RateField } from '@/components/form/rate_field'
import { SkontoFields } from '@/components/form/skonto_fields'
import { Fold } from '@/components/page/fold'
import { namedPlaceholders, shownPlaceholders } from '@/lib/placeholders'
import { skontoBody, skontoValues } from '@/lib/skonto'
import { BesidePaper } from '../components/paper/beside_paper'
import { SamplePaper } from '../components/paper/sample_paper'
import { SettingsForm } from '../components/sections/settings_form'
import { TextFields } from '../components/texts/text_fields'
import { eachLanguage, printedTexts, textsInOthers } from '../own_texts'
import type { SectionProps } from '../section_props'

const TEXTS = ['invoiceIntro', 'paymentTerms', 'invoiceClosing', 'invoiceFooter'] as const

/** Initial values of a new invoice. */
export function InvoicesSection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { paymentTermDays, defaultTaxRate, invoiceIntro, invoiceFooter } = settings.preferences
  const { isSmallBusiness, priceMode, invoiceClosing, paymentTerms, skonto } = settings.preferences
  const { isTermAgreed, warnsOfDefault, hasGreeting, signer } = settings.preferences
  const base = settings.preferences.documentLanguage
  const [language, setLanguage] = useState(base)
  const isGerman = settings.companyInfo.country === 'DE'
  const variables = [{ name: 'dueDate', label: t('texts.due_date') }]
  const named = <Terms extends { paymentTerms: string }>(texts: Terms) => ({
    ...texts,
    paymentTerms: namedPlaceholders(texts.paymentTerms, variables),
  })
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
          paymentTerms: shownPlaceholders(paymentTerms, variables),
          invoiceFooter,
          isSmallBusiness,
          priceMode,
          skonto: skontoValues(skonto),
          isTermAgreed,
          warnsOfDefault,
          hasGreeting,
          signer,
        },
        texts: eachLanguage(textsInOthers(settings, TEXTS), (texts) => ({
          ...texts,
          paymentTerms: shownPlaceholders(texts.paymentTerms, variables),
        })),
      }}
      bodyOf={({ preferences, texts }) => ({
        texts: eachLanguage(texts, named),
        preferences: { ...named(preferences), skonto: skontoBody(preferences.skonto) },
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
          <BesidePaper
            paper={
              <SamplePaper
                kind="invoice"
                template={settings.preferences.templates.invoice}
                language={language}
                preferences={{
                  ...named(printedTexts(TEXTS, form.values, { language, base })),
                  hasGreeting: form.values.preferences.hasGreeting,
                  signer: form.values.preferences.signer,
                }}
              />
            }
          >
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
              values={{ day: shownPlaceholders('{{dueDate}}', variables) }}
            />
          </BesidePaper>
        </>
      )}
    </SettingsForm>
  )
}
