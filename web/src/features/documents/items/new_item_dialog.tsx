import { Button, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { UnitField } from '@/components/form/choices/unit_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { RateField } from '@/components/form/rate_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import type { Item, LineValues } from '../lines/line_values'
import type { LinesForm } from '../lines/lines_form'
import { itemOfLine } from './item_of_line'
import { ItemPriceFields } from './item_price_fields'

interface NewItemDialogProps {
  form: LinesForm
  line: LineValues
  /** VAT of a new line, a decimal string. */
  taxRate: string
  onSaved: (item: Item) => void
  onClose: () => void
}

const TYPES = ['service', 'product'] as const

/** Saves what a line says as an item; the document below stays as it is. */
export function NewItemDialog({ form: document, line, taxRate, ...on }: NewItemDialogProps) {
  const { t } = useTranslation('documents')
  const queryClient = useQueryClient()
  const companyCurrency = useSettings().data?.preferences.currency ?? DEFAULT_CURRENCY
  const { priceMode, currency, exchangeRate } = document.values
  const isPriceOther = currency !== companyCurrency
  const { form, submit, isSaving, failure } = useServerForm({
    initial: itemOfLine(line, {
      priceMode,
      currency,
      exchangeRate,
      companyCurrency,
      usualTaxRate: taxRate,
    }),
    validate: {
      name: (name) => (name.trim() ? null : t('new_item.name_missing')),
      unitPrice: (price) => (price.trim() ? null : t('new_item.price_missing')),
    },
    save: ({ taxRate: rate, ...values }) =>
      api('POST', '/api/items', { body: { ...values, ...(rate && { taxRate: rate }) } }),
    onSaved: (item) => {
      void queryClient.invalidateQueries({ queryKey: ['/api/items'] })
      showDone(t('new_item.done', { name: item.name, number: item.number }))
      on.onSaved(item)
    },
  })
  const fieldsOf = form.getInputProps
  return (
    <Dialog
      // The line gets the focus back, wherever the dialog was opened from.
      returnFocus={false}
      onClose={on.onClose}
      title={t('new_item.title')}
    >
      <Form onSubmit={submit} failure={failure}>
        <SegmentedControl
          aria-label={t('new_item.type')}
          data={TYPES.map((type) => ({ value: type, label: t(`new_item.${type}`) }))}
          {...fieldsOf('type')}
        />
        <TextInput
          label={t('new_item.name')}
          required
          maxLength={200}
          autoComplete="off"
          data-autofocus
          {...fieldsOf('name')}
        />
        <Textarea
          label={t('form.description')}
          autosize
          minRows={1}
          maxRows={6}
          {...fieldsOf('description')}
        />
        <ItemPriceFields
          values={form.values}
          currency={companyCurrency}
          price={fieldsOf('unitPrice')}
          onMode={(mode) => form.setFieldValue('priceMode', mode)}
        />
        {isPriceOther && (
          <Text size="sm" c="dimmed">
            {t('new_item.price_help', { currency: companyCurrency })}
          </Text>
        )}
        <FormRow>
          <RateField label={t('new_item.tax_rate')} {...fieldsOf('taxRate')} />
          <UnitField label={t('form.unit')} {...fieldsOf('unit')} />
        </FormRow>
        <TextInput
          label={t('new_item.number')}
          placeholder={t('new_item.number_given')}
          autoComplete="off"
          maxLength={60}
          {...fieldsOf('number')}
        />
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('new_item.save')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
