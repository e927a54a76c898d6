import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { Fold } from '@/components/page/fold'
import { emptyLine } from '../expense_values'
import { ExchangeFields } from './exchange/exchange_fields'
import type { FieldsForm } from './fields_form'
import { RebillingFields } from './rebilling_fields'
import { ShareFields } from './share_fields'
import { TreatmentField } from './treatment_field'

interface MoreFieldsProps {
  form: FieldsForm
  ownCurrency: string
  /** Day of the receipt; left out for a recurring expense. */
  date?: string
  /** The field at the top, and whether it is filled. */
  first?: { field: ReactNode; isFilled: boolean }
}

const MOST_LINES = 20

/** Fields that few receipts need, or that an e-invoice fills in. */
export function MoreFields({ form, ownCurrency, date = '', first }: MoreFieldsProps) {
  const { t } = useTranslation('expenses')
  return (
    <Fold label={t('form.more')} isNeeded={first?.isFilled || isNeeded(form, ownCurrency)}>
      <Stack gap="md" pt="xs">
        <FormRow>
          {first?.field}
          <ExchangeFields form={form} ownCurrency={ownCurrency} date={date} />
        </FormRow>
        <ShareFields form={form} />
        <RebillingFields form={form} />
        <LineDetails form={form} />
        <TreatmentField form={form} />
        <FormRow>
          <TextInput
            label={t('form.vendor_vat_id')}
            maxLength={20}
            {...form.getInputProps('vendorVatId')}
          />
          <TextInput
            label={t('form.vendor_iban')}
            maxLength={42}
            {...form.getInputProps('vendorIban')}
          />
        </FormRow>
        <Textarea
          label={t('form.notes')}
          autosize
          minRows={2}
          maxLength={4000}
          {...form.getInputProps('notes')}
        />
      </Stack>
    </Fold>
  )
}

/** Description and printed VAT of each line, and a button for a further rate. */
function LineDetails({ form }: { form: FieldsForm }) {
  const { t } = useTranslation('expenses')
  const { lines, currency, taxTreatment } = form.values
  const last = lines.at(-1)
  const add = () =>
    form.insertListItem('lines', {
      ...emptyLine(last?.taxRate ?? '0'),
      category: last?.category ?? '',
    })
  /** Several lines are counted. */
  const label = (text: string, index: number) =>
    lines.length === 1 ? text : `${text} ${index + 1}`
  return (
    <>
      {lines.map(({ key }, index) => (
        <FormRow key={key}>
          <TextInput
            label={label(t('form.description'), index)}
            maxLength={300}
            {...form.getInputProps(`lines.${index}.description`)}
          />
          {taxTreatment === 'domestic' && (
            <MoneyField
              label={label(t('form.printed_tax'), index)}
              description={t('form.printed_tax_help')}
              currency={currency}
              {...form.getInputProps(`lines.${index}.tax`)}
            />
          )}
        </FormRow>
      ))}
      {lines.length < MOST_LINES && (
        <Button
          variant="subtle"
          w="fit-content"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          {t('form.add_line')}
        </Button>
      )}
    </>
  )
}

/** Something is written in it, or wrong. */
function isNeeded({ values, errors }: FieldsForm, ownCurrency: string) {
  const { vendorVatId, vendorIban, notes, clientId, projectId, privateShare } = values
  const { taxTreatment, currency, lines } = values
  return (
    [vendorVatId, vendorIban, notes, clientId, projectId, privateShare].some(Boolean) ||
    taxTreatment !== 'domestic' ||
    currency !== ownCurrency ||
    lines.some(({ description, tax }) => description !== '' || tax !== '') ||
    Object.keys(errors).some((path) => IN_FOLD.test(path))
  )
}

const IN_FOLD =
  /^(reference|vendorVatId|vendorIban|projectId|privateShare|clientId|isRebillable|markup|notes|currency|exchangeRate|taxTreatment|lines\.\d+\.(tax|description))$/
