import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { useCategories } from '../use_categories'
import {
  AFFECTED,
  type CategoryValues,
  categoryValues,
  isOwn,
  type OwnCategory,
  PROFIT_LINES,
} from './category'

interface CategoryFormProps {
  /** Undefined for a new one. */
  category: OwnCategory | undefined
  onClose: () => void
}

const ACCOUNT = /^\d{4}$/

/** A category of the company's own; one that is built in gives accounts and line to begin with. */
export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const { t } = useTranslation('expenses')
  const queryClient = useQueryClient()
  const { rows, options } = useCategories()
  const accountFault = (account: string) => (ACCOUNT.test(account) ? null : t('own.account_wrong'))
  const { form, submit, failure, isSaving } = useServerForm<CategoryValues, { name: string }>({
    initial: categoryValues(category),
    validate: {
      name: (name) => (name.trim() ? null : t('own.name_missing')),
      skr03: accountFault,
      skr04: accountFault,
    },
    save: (body) =>
      category
        ? api('PUT', '/api/expense-categories/:id', {
            params: { id: category.category },
            body: { ...body, version: category.version },
          })
        : api('POST', '/api/expense-categories', { body }),
    onSaved: async ({ name }) => {
      for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
      showDone(t('own.done.saved', { name }))
      onClose()
    },
  })
  const isOpenLine = (line: unknown) => PROFIT_LINES.some((one) => one === line)
  const models = rows.filter((row) => !isOwn(row) && isOpenLine(row.profitLine))
  const take = (key: string) => {
    const model = models.find((row) => row.category === key)
    if (!model) return
    form.setFieldValue('skr03', model.skr03)
    form.setFieldValue('skr04', model.skr04)
    form.setFieldValue(
      'profitLine',
      PROFIT_LINES.find((line) => line === model.profitLine) ?? 'otherCosts'
    )
  }
  return (
    <Form onSubmit={submit} failure={failure}>
      <Stack gap="md">
        <TextInput
          label={t('own.name')}
          maxLength={60}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <ChoiceField
          label={t('own.like')}
          description={t('own.like_help')}
          placeholder={t('form.category_hint')}
          data={options.filter(({ value }) => models.some((row) => row.category === value))}
          onChange={take}
        />
        <FormRow>
          <TextInput
            label={t('own.skr03')}
            inputMode="numeric"
            maxLength={4}
            {...form.getInputProps('skr03')}
          />
          <TextInput
            label={t('own.skr04')}
            inputMode="numeric"
            maxLength={4}
            {...form.getInputProps('skr04')}
          />
        </FormRow>
        <NativeSelect
          label={t('own.line')}
          data={PROFIT_LINES.map((value) => ({ value, label: t(`own.lines.${value}`) }))}
          {...form.getInputProps('profitLine')}
        />
        {category && (
          <Text size="sm" c="dimmed">
            {t('own.change_help')}
          </Text>
        )}
      </Stack>
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('form.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
