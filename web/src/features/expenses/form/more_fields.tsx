import { Button, Checkbox, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Fold } from '@/components/fold'
import { FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { type ExpenseValues, emptyLine } from '../expense_values'
import { ExchangeFields } from './exchange_fields'
import { RebillingFields } from './rebilling_fields'

interface MoreFieldsProps {
  form: UseFormReturnType<ExpenseValues>
  ownCurrency: string
}

const MOST_LINES = 20

/** Fields that few receipts need, or that an e-invoice fills in. */
export function MoreFields({ form, ownCurrency }: MoreFieldsProps) {
  const { t } = useTranslation('expenses')
  return (
    <Fold label={t('form.more')} isNeeded={isNeeded(form, ownCurrency)}>
      <Stack gap="md" pt="xs">
        <FormRow>
          <TextInput
            label={t('form.reference')}
            maxLength={100}
            {...form.getInputProps('reference')}
          />
          <ExchangeFields form={form} ownCurrency={ownCurrency} />
        </FormRow>
        <RebillingFields form={form} />
        <LineDetails form={form} />
        <Checkbox
          label={t('form.reverse_charge')}
          description={t('form.reverse_charge_help')}
          {...form.getInputProps('isReverseCharge', { type: 'checkbox' })}
        />
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
function LineDetails({ form }: { form: UseFormReturnType<ExpenseValues> }) {
  const { t } = useTranslation('expenses')
  const { lines, currency, isReverseCharge } = form.values
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
          {!isReverseCharge && (
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
function isNeeded({ values, errors }: UseFormReturnType<ExpenseValues>, ownCurrency: string) {
  const { reference, vendorVatId, vendorIban, notes, clientId } = values
  const { isReverseCharge, currency, lines } = values
  return (
    [reference, vendorVatId, vendorIban, notes, clientId].some(Boolean) ||
    isReverseCharge ||
    currency !== ownCurrency ||
    lines.some(({ description, tax }) => description !== '' || tax !== '') ||
    Object.keys(errors).some((path) => IN_FOLD.test(path))
  )
}

const IN_FOLD =
  /^(reference|vendorVatId|vendorIban|clientId|isRebillable|markup|notes|currency|exchangeRate|taxTreatment|lines\.\d+\.(tax|description))$/
