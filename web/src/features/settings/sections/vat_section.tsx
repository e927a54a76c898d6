import { Checkbox, Select, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DEFAULT_COUNTRY } from '@/lib/settings'
import { SettingsForm } from '../components/sections/settings_form'
import type { SectionProps } from '../section_props'

const BASES = ['accrual', 'cash'] as const
const INTERVALS = ['month', 'quarter', 'year'] as const

/** On what amounts VAT is owed, and how often and when it is reported; the VAT page begins with them. */
export function VatSection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { vatBasis, vatInterval, isVatExtended } = settings.preferences
  const isGerman = (settings.companyInfo.country || DEFAULT_COUNTRY) === 'DE'
  return (
    <SettingsForm
      name="vat"
      title={t('section.vat')}
      help={t('help.vat')}
      initial={{ preferences: { vatBasis, vatInterval, isVatExtended } }}
      bodyOf={(values) => values}
    >
      {(form) => (
        <Stack gap="md">
          <Select
            label={t('field.vatBasis')}
            data={BASES.map((value) => ({ value, label: t(`vat.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('preferences.vatBasis')}
          />
          <Select
            label={t('field.vatInterval')}
            data={INTERVALS.map((value) => ({ value, label: t(`vat.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('preferences.vatInterval')}
          />
          {isGerman && (
            <Checkbox
              label={t('field.isVatExtended')}
              description={t('hint.isVatExtended')}
              {...form.getInputProps('preferences.isVatExtended', { type: 'checkbox' })}
            />
          )}
        </Stack>
      )}
    </SettingsForm>
  )
}
