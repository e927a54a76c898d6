import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CurrencyField } from '@/components/form/choices/currency_field'
import { LanguageField } from '@/components/form/choices/language_field'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { Section } from '@/components/page/section'
import { ClientTaxNote } from '@/features/documents/tax/client_tax_note'
import type { ClientTax } from '@/features/documents/tax/use_client_tax'
import type { Language } from '@/lib/language/languages'
import { listQuery } from '@/lib/server/queries'
import classes from './editor.module.css'
import type { EditorValues } from './editor_values'

interface HeadFieldsProps {
  values: EditorValues
  tax: ClientTax
  onEdit: (part: Partial<EditorValues>) => void
}

/** Title, recipient, days, language, and the reminder about an unread proposal. */
export function HeadFields({ values, tax, onEdit }: HeadFieldsProps) {
  const { t } = useTranslation('proposals')
  return (
    <Section>
      <div className={classes.fields}>
        <TextInput
          label={t('field.title')}
          maxLength={200}
          value={values.title}
          error={values.title.trim() ? undefined : t('field.title_missing')}
          onChange={(event) => onEdit({ title: event.currentTarget.value })}
        />
        <RemoteSelect
          label={t('field.client')}
          placeholder={t('field.client_hint')}
          search={(query) => listQuery('/api/clients', query)}
          chosen={values.clientName}
          titleOf={({ name }) => name}
          noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
          onSelect={(client) =>
            onEdit({
              clientId: client._id,
              clientName: client.name,
              isOneOff: false,
              ...(client.currency && { currency: client.currency }),
              lines: tax.linesForClient(client, values.lines),
            })
          }
          own={{
            label: (name) => t('field.one_off', { name }),
            onSelect: (name) => onEdit({ clientId: '', clientName: name, isOneOff: true }),
          }}
        />
        <ClientTaxNote tax={tax} lines={values.lines} onLines={(lines) => onEdit({ lines })} />
        {values.isOneOff && (
          <TextInput
            label={t('field.email')}
            type="email"
            value={values.email}
            onChange={(event) => onEdit({ email: event.currentTarget.value })}
          />
        )}
        <FormRow>
          <DayField
            label={t('field.date')}
            value={values.date}
            onChange={(date) => onEdit({ date })}
          />
          <DayField
            label={t('field.valid_until')}
            value={values.validUntil}
            onChange={(validUntil) => onEdit({ validUntil })}
          />
          <NumberField
            label={t('field.remind')}
            description={t('field.remind_help')}
            value={values.remindAfterDays}
            onChange={(remindAfterDays) => onEdit({ remindAfterDays })}
          />
        </FormRow>
        <FormRow>
          <LanguageField
            label={t('field.language')}
            clearable
            placeholder={t('field.language_hint')}
            value={values.language}
            onChange={(language) => onEdit({ language: language as Language | '' })}
          />
          <CurrencyField
            label={t('field.currency')}
            value={values.currency}
            onChange={(currency) => onEdit({ currency })}
          />
        </FormRow>
      </div>
    </Section>
  )
}
