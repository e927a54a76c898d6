import { useTranslation } from 'react-i18next'
import { CurrencyField } from '@/components/form/choices/currency_field'
import { LanguageField } from '@/components/form/choices/language_field'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { LANGUAGE_NAMES } from '@/lib/language/languages'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import classes from './client_form.module.css'
import type { FieldsOf } from './fields_of'

/** Terms of a client's documents; empty fields show the company's defaults. */
export function TermsFields({ fieldsOf }: { fieldsOf: FieldsOf }) {
  const { t } = useTranslation('clients')
  const { documentLanguage, currency, paymentTermDays } = useSettings().data?.preferences ?? {}
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('form.terms')}</legend>
      <FormRow>
        <LanguageField
          label={t('field.language')}
          placeholder={documentLanguage && LANGUAGE_NAMES[documentLanguage]}
          clearable
          {...fieldsOf('language')}
        />
        <CurrencyField
          label={t('field.currency')}
          placeholder={currency ?? DEFAULT_CURRENCY}
          clearable
          {...fieldsOf('currency')}
        />
        <NumberField
          label={t('field.payment_term_days')}
          placeholder={String(paymentTermDays ?? '')}
          {...fieldsOf('paymentTermDays')}
        />
      </FormRow>
    </fieldset>
  )
}
