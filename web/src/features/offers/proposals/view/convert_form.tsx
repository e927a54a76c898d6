import { Button, Radio, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import {
  AdvanceFields,
  advanceBody,
  newAdvance,
  useAdvanceRule,
} from '@/features/offers/shared/advance_fields'
import {
  ConversionSchedule,
  newSchedule,
  scheduleBody,
} from '@/features/offers/shared/conversion_schedule'
import { api } from '@/lib/server/api'
import type { StepFormProps } from './proposal_dialog'

const TARGETS = ['invoice', 'advance', 'estimate', 'project', 'recurring'] as const
type Target = (typeof TARGETS)[number]

/** Where what an agreement became is shown. */
const ADDRESSES: Record<Target, (id: string) => string> = {
  invoice: (id) => `/invoices/${id}/edit`,
  advance: (id) => `/invoices/${id}/edit`,
  estimate: (id) => `/estimates/${id}/edit`,
  project: (id) => `/projects/${id}/`,
  recurring: (id) => `/recurring-invoices/${id}`,
}

/** Results of an accepted proposal, each at most once. */
export function ConvertForm({ proposal, onDone }: StepFormProps) {
  const { t } = useTranslation('proposals')
  const isMissing = useAdvanceRule()
  const navigate = useNavigate()
  const { currency, priceMode } = proposal
  const made = proposal.conversions.map(({ to }) => to)
  const first = TARGETS.find((target) => !made.includes(target))
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { to: first ?? '', ...newSchedule(), ...newAdvance() },
    validate: {
      percent: (_, values) => (values.to === 'advance' ? isMissing(values) : null),
    },
    save: (values) => {
      const to = values.to as Target
      return api('POST', '/api/proposals/:id/convert', {
        params: { id: proposal._id },
        body: {
          to,
          ...(to === 'recurring' && { schedule: scheduleBody(values) }),
          ...(to === 'advance' && { advance: advanceBody(values) }),
        },
      })
    },
    onSaved: ({ to, id }) => {
      onDone()
      navigate(ADDRESSES[to](id))
    },
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Radio.Group label={t('convert.label')} {...form.getInputProps('to')}>
        <Stack gap="sm" mt="xs">
          {TARGETS.map((target) => (
            <Radio
              key={target}
              value={target}
              disabled={made.includes(target)}
              label={t(`convert.${target}`)}
              description={t(made.includes(target) ? 'convert.made' : `convert_help.${target}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {form.values.to === 'recurring' && <ConversionSchedule form={form} />}
      {form.values.to === 'advance' && (
        <AdvanceFields form={form} currency={currency} priceMode={priceMode} />
      )}
      {!first && <Text>{t('convert.all_made')}</Text>}
      <FormActions>
        <Button type="submit" loading={isSaving} disabled={!form.values.to}>
          {t('step.convert')}
        </Button>
      </FormActions>
    </Form>
  )
}
