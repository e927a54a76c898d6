import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { MoneyField } from '@/components/form/money_field'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { useSettings } from '@/lib/settings'
import { useCategories } from '../use_categories'
import type { FieldsForm } from './fields_form'
import classes from './form.module.css'
import { RateField } from './rate_field'

/** The amount, category and rate of each line; most receipts have one line. */
export function AmountLines({ form }: { form: FieldsForm }) {
  const { lines } = form.values
  return lines.map(({ key }, index) => (
    <AmountLine key={key} form={form} index={index} isOnly={lines.length === 1} />
  ))
}

interface AmountLineProps {
  form: FieldsForm
  index: number
  isOnly: boolean
}

function AmountLine({ form, index, isOnly }: AmountLineProps) {
  const { t } = useTranslation('expenses')
  const { currency, taxTreatment, lines } = form.values
  const { options, deductiblePercent } = useCategories([lines[index]?.category ?? ''])
  const path = (name: string) => `lines.${index}.${name}`
  const field = (name: string) => form.getInputProps(path(name))
  const hint = useCategoryHint(lines[index]?.category ?? '', deductiblePercent)
  /** A printed VAT belongs to the amount and rate that it was printed beside. */
  const change = (name: string) => (value: string) => {
    form.setFieldValue(path(name), value)
    form.setFieldValue(path('tax'), '')
  }
  return (
    <div className={classes.line}>
      <MoneyField
        label={t(taxTreatment === 'domestic' ? 'form.amount' : 'form.amount_net')}
        currency={currency}
        {...field('amount')}
        onChange={change('amount')}
      />
      <RateField label={t('form.rate')} {...field('taxRate')} onChange={change('taxRate')} />
      <ChoiceField
        label={t('form.category')}
        placeholder={t('form.category_hint')}
        nothingFoundMessage={t('form.category_none')}
        data={options}
        description={hint}
        {...field('category')}
      />
      {!isOnly && (
        <ActionIcon
          className={classes.remove}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('form.remove_line', { number: index + 1 })}
          onClick={() => form.removeListItem('lines', index)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}

/** How far a category lowers the profit; the limit of low-value assets is that of § 6 (2) EStG. */
function useCategoryHint(category: string, deductiblePercent: (category: string) => number) {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
  const country = useSettings().data?.companyInfo.country
  const percent = deductiblePercent(category)
  if (percent < 100) return t('form.deductible', { percent: formatPercent(percent, language) })
  return category === 'lowValueAssets' && country === 'DE' ? t('form.low_value') : null
}
