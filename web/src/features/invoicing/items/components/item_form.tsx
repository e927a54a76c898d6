import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { UnitField } from '@/components/form/choices/unit_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { RateField } from '@/components/form/rate_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { ItemPriceFields } from '@/features/documents/items/item_price_fields'
import { api } from '@/lib/server/api'
import { DEFAULT_CURRENCY, taxRateOf, useSettings } from '@/lib/settings'
import { ITEM_TYPES, type Item } from '../item'

interface ItemFormProps {
  /** Missing for a new item. */
  item?: Item
  onClose: () => void
}

type Usual = Pick<Item, 'priceMode'> & { taxRate: string }

/** @param usual of a new item */
const valuesOf = (item: Item | undefined, usual: Usual) => ({
  ...(item && { version: item.version }),
  name: item?.name ?? '',
  number: item?.number ?? '',
  description: item?.description ?? '',
  type: item?.type ?? 'service',
  unit: item?.unit ?? '',
  unitPrice: item ? String(item.unitPrice) : '',
  priceMode: item?.priceMode ?? usual.priceMode,
  taxRate: item ? String(item.taxRate) : usual.taxRate,
})

export function ItemForm({ item, onClose }: ItemFormProps) {
  const { t } = useTranslation('items')
  const queryClient = useQueryClient()
  const preferences = useSettings().data?.preferences
  const currency = preferences?.currency ?? DEFAULT_CURRENCY
  const usual = { priceMode: preferences?.priceMode ?? 'net', taxRate: taxRateOf(preferences) }
  const { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft } = useServerForm({
    initial: valuesOf(item, usual),
    validate: {
      name: (name) => (name.trim() ? null : t('form.name_missing')),
      unitPrice: (price) => (price.trim() ? null : t('form.price_missing')),
    },
    draft: `item:${item?._id ?? 'new'}`,
    save: ({ taxRate, ...values }) => {
      const body = { ...values, ...(taxRate && { taxRate }) }
      return item
        ? api('PUT', '/api/items/:id', { params: { id: item._id }, body })
        : api('POST', '/api/items', { body })
    },
    concurrency: {
      id: item?._id ?? '',
      load: async () =>
        valuesOf(await api('GET', '/api/items/:id', { params: { id: item?._id ?? '' } }), usual),
      words: ({ type, priceMode }) => ({
        type: t(`type.${type}`),
        priceMode: t(`price_mode.${priceMode}`),
      }),
    },
    onSaved: (saved) => {
      void queryClient.invalidateQueries({ queryKey: ['/api/items'] })
      showDone(t('done.saved', { name: saved.name }))
      onClose()
    },
  })
  const fieldsOf = form.getInputProps
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      conflict={conflict}
      labels={{ priceMode: t('field.price_mode') }}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
    >
      <SegmentedControl
        aria-label={t('field.type')}
        data={ITEM_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        {...fieldsOf('type')}
      />
      <TextInput label={t('field.name')} required data-autofocus {...fieldsOf('name')} />
      <Textarea
        label={t('field.description')}
        description={t('form.description_help')}
        autosize
        minRows={2}
        {...fieldsOf('description')}
      />
      <ItemPriceFields
        values={form.values}
        currency={currency}
        price={fieldsOf('unitPrice')}
        onMode={(mode) => form.setFieldValue('priceMode', mode)}
      />
      <FormRow>
        <RateField label={t('field.tax_rate')} {...fieldsOf('taxRate')} />
        <UnitField label={t('field.unit')} {...fieldsOf('unit')} />
      </FormRow>
      <TextInput
        label={t('field.number')}
        placeholder={item ? '' : t('form.number_given')}
        {...fieldsOf('number')}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('form.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
