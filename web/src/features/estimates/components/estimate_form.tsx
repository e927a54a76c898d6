import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { CurrencyField } from '@/components/form/currency_field'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { RemoteSelect } from '@/components/form/remote_select'
import { useServerForm } from '@/components/form/use_server_form'
import { Money } from '@/components/money'
import { Section } from '@/components/section'
import { showDone } from '@/components/toast'
import { api } from '@/lib/api'
import { listQuery } from '@/lib/queries'
import type { Estimate } from '../estimate'
import { bodyOf, type EstimateValues, linesOf } from '../estimate_values'
import { LineFields } from './line_fields'

const PAUSE_MS = 400

/** Writes the draft of an estimate. */
export function EstimateForm({ initial }: { initial: EstimateValues }) {
  const { t } = useTranslation('estimates')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { form, submit, isSaving, failure, isDraftKept, discardDraft } = useServerForm<
    EstimateValues,
    Estimate
  >({
    initial,
    draft: `estimate:${initial._id || 'new'}`,
    validate: {
      clientName: (name) => (name.trim() ? null : t('form.client_missing')),
      validUntil: (day) => (day ? null : t('form.valid_until_missing')),
      date: (day) => (day ? null : t('form.date_missing')),
    },
    save: (values) =>
      values._id
        ? api('PUT', '/api/estimates/:id', {
            params: { id: values._id },
            body: { ...bodyOf(values), version: values.version },
          })
        : api('POST', '/api/estimates', { body: bodyOf(values) }),
    onSaved: async ({ _id }) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/estimates'] })
      showDone(t('done.save'))
      navigate(`/view/estimates/${_id}`)
    },
  })
  const { clientName, isOneOff, currency, lines } = form.values
  const { value: _, defaultValue: __, onChange: ___, ...client } = form.getInputProps('clientName')
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
    >
      <Section>
        <Stack gap="md">
          <RemoteSelect
            {...client}
            label={t('form.client')}
            placeholder={t('form.client_hint')}
            search={(query) => listQuery('/api/clients', query)}
            chosen={clientName}
            titleOf={({ name }) => name}
            noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
            onSelect={({ _id, name, currency: own }) =>
              form.setValues({
                clientId: _id,
                clientName: name,
                isOneOff: false,
                ...(own && { currency: own }),
              })
            }
            own={{
              label: (name) => t('form.one_off', { name }),
              onSelect: (name) =>
                form.setValues({ clientId: '', clientName: name, isOneOff: true }),
            }}
          />
          {isOneOff && (
            <TextInput label={t('form.email')} type="email" {...form.getInputProps('email')} />
          )}
          <FormRow>
            <DayField label={t('form.date')} {...form.getInputProps('date')} />
            <DayField label={t('form.valid_until')} {...form.getInputProps('validUntil')} />
            <CurrencyField label={t('form.currency')} {...form.getInputProps('currency')} />
          </FormRow>
          <Textarea label={t('form.intro')} autosize minRows={2} {...form.getInputProps('intro')} />
        </Stack>
      </Section>
      <LineFields form={form} />
      <Section>
        <Textarea
          label={t('form.closing')}
          autosize
          minRows={2}
          {...form.getInputProps('closing')}
        />
      </Section>
      <Total lines={linesOf(lines)} currency={currency} />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('form.save')}
        </Button>
      </FormActions>
    </Form>
  )
}

/** What the server says the counted lines come to. */
function Total({ lines, currency }: { lines: ReturnType<typeof linesOf>; currency: string }) {
  const { t } = useTranslation('estimates')
  const [asked] = useDebouncedValue(JSON.stringify({ currency, lines }), PAUSE_MS)
  const isWritten =
    lines.length > 0 && lines.every(({ unitPrice, quantity }) => unitPrice && quantity)
  const { data } = useQuery({
    queryKey: ['estimate totals', asked],
    queryFn: ({ signal }) =>
      api('POST', '/api/estimates/preview', { body: JSON.parse(asked), signal }),
    enabled: isWritten,
    retry: false,
  })
  return (
    <Text ta="right" fw={600} aria-live="polite">
      {t('form.total')} <Money amount={data?.total ?? 0} currency={currency} />
    </Text>
  )
}
