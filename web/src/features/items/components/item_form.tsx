import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { RateField } from '@/components/form/rate_field'
import { UnitField } from '@/components/form/unit_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/api'
import { DEFAULT_CURRENCY, taxRateOf, useSettings } from '@/lib/settings'
import { ITEM_TYPES, type Item } from '../item'

interface ItemFormProps {
  /** Missing for a new item. */
  item?: Item
  onClose: () => void
}

/** @param taxRate of a new item */
const valuesOf = (item: Item | undefined, taxRate: string) => ({
  ...(item && { version: item.version }),
  name: item?.name ?? '',
  number: item?.number ?? '',
  description: item?.description ?? '',
  type: item?.type ?? 'service',
  unit: item?.unit ?? '',
  unitPrice: item ? String(item.unitPrice) : '',
  taxRate: item ? String(item.taxRate) : taxRate,
})

export function ItemForm({ item, onClose }: ItemFormProps) {
  const { t } = useTranslation('items')
  const queryClient = useQueryClient()
  const preferences = useSettings().data?.preferences
  const currency = preferences?.currency ?? DEFAULT_CURRENCY
  const { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft } = useServerForm({
    initial: valuesOf(item, taxRateOf(preferences)),
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
        valuesOf(await api('GET', '/api/items/:id', { params: { id: item?._id ?? '' } }), ''),
      words: ({ type }) => ({ type: t(`type.${type}`) }),
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
      <FormRow>
        <MoneyField
          label={t('form.price')}
          currency={currency}
          required
          {...fieldsOf('unitPrice')}
        />
        <UnitField label={t('field.unit')} {...fieldsOf('unit')} />
      </FormRow>
      <FormRow>
        <RateField label={t('field.tax_rate')} {...fieldsOf('taxRate')} />
        <TextInput
          label={t('field.number')}
          placeholder={item ? '' : t('form.number_given')}
          {...fieldsOf('number')}
        />
      </FormRow>
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('form.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
