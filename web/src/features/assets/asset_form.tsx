import { Anchor, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { NumberField } from '@/components/form/number_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { isExactNumber } from '@/lib/exact_amounts'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import { AFFECTED, type Asset, METHODS } from './asset'
import { type AssetValues, bodyOf } from './asset_values'

interface AssetFormProps {
  initial: AssetValues
  /** Undefined for a new one. */
  asset: Asset | undefined
  currency: string
  /** The expense by which it was bought. */
  expense: { _id: string; number: string | null } | null
  onClose: () => void
}

/** An asset of the register; kinds come with the useful life of the tax tables. */
export function AssetForm({ initial, asset, currency, expense, onClose }: AssetFormProps) {
  const { t } = useTranslation('assets')
  const queryClient = useQueryClient()
  const kinds = useQuery(listQuery('/api/asset-kinds')).data?.rows ?? []
  const { form, submit, failure, isSaving } = useServerForm<AssetValues, Asset>({
    initial,
    validate: {
      name: (name) => (name.trim() ? null : t('form.name_missing')),
      date: (day) => (day ? null : t('form.date_missing')),
      cost: (cost) => (isExactNumber(cost) && Number(cost) > 0 ? null : t('form.cost_missing')),
      lifeMonths: (months) => (/^\d*$/.test(months) ? null : t('form.months_wrong')),
    },
    save: (values) =>
      asset
        ? api('PUT', '/api/assets/:id', {
            params: { id: asset._id },
            body: { ...bodyOf(values), version: asset.version },
          })
        : api('POST', '/api/assets', { body: bodyOf(values) }),
    onSaved: async ({ name }) => {
      for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
      showDone(t('done.saved', { name }))
      onClose()
    },
  })
  const { kind, method } = form.values
  const known = kinds.find((one) => one.kind === kind)
  return (
    <Form onSubmit={submit} failure={failure}>
      <Stack gap="md">
        {expense && (
          <Text size="sm">
            {t('form.bought_by')}{' '}
            <Anchor component={Link} to={`/expenses/${expense._id}`} inherit underline="always">
              {expense.number}
            </Anchor>
          </Text>
        )}
        <TextInput
          label={t('field.name')}
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <FormRow>
          <DayField
            label={t('field.date')}
            description={t('form.date_help')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            isPast
            {...form.getInputProps('date')}
          />
          <MoneyField
            label={t('field.cost')}
            description={t('form.cost_help')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            currency={currency}
            {...form.getInputProps('cost')}
          />
        </FormRow>
        <FormRow>
          <NativeSelect
            label={t('field.kind')}
            data={kinds.map((one) => ({ value: one.kind, label: t(`kind.${one.kind}`) }))}
            {...form.getInputProps('kind')}
            onChange={(event) => {
              form.getInputProps('kind').onChange(event)
              form.setFieldValue('lifeMonths', '')
            }}
          />
          <NativeSelect
            label={t('field.method')}
            data={METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
            {...form.getInputProps('method')}
          />
        </FormRow>
        <Text size="sm" c="dimmed">
          {t(`method_help.${method}`)}
        </Text>
        {method === 'linear' && (
          <NumberField
            label={t('field.life')}
            description={known?.lifeMonths ? t('form.life_help', { source: known.source }) : null}
            placeholder={known?.lifeMonths ? String(known.lifeMonths) : undefined}
            {...form.getInputProps('lifeMonths')}
          />
        )}
        <TextInput label={t('field.note')} maxLength={500} {...form.getInputProps('note')} />
      </Stack>
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('form.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
