import { Box, Button, Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { Form } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { ErrorAlert } from '@/components/page/error_alert'
import { KeyValueList } from '@/components/page/key_value_list'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { Money } from '@/components/values/money'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { useAudiences } from '@/lib/session/current_user'
import { formatDate } from '@/lib/time/days'
import { Figure } from './return_rows'

type Prepayment = AnswerOf<'GET', '/api/reports/vat/prepayment'>

/** Kennzahl of the special advance payment in its application, form USt 1 H. */
const CODE = '38'

/** The special advance payment of a year, as proposed and as recorded. */
export function PrepaymentSection({ year }: { year: number }) {
  const { t } = useTranslation('vat')
  const isOwner = useAudiences()?.includes('owner')
  const found = useQuery(recordQuery('/api/reports/vat/prepayment', { query: { year } }))
  if (found.isError) {
    return <ErrorAlert failure={found.error} onRetry={() => void found.refetch()} />
  }
  if (!found.data) return null
  const { paidBefore, proposed, recorded, currency, dueOn } = found.data
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  return (
    <Section title={t('prepayment.title', { year })} help={t('prepayment.help')}>
      <KeyValueList
        items={[
          { label: t('prepayment.paid_before', { year: year - 1 }), value: money(paidBefore) },
          {
            label: t('prepayment.proposed'),
            value: (
              <Box component="span" display="inline-block">
                <Figure code={CODE} amount={proposed} currency={currency} />
              </Box>
            ),
          },
          { label: t('prepayment.due_on'), value: formatDate(dueOn) },
          {
            label: t('prepayment.recorded'),
            value: recorded === null ? t('prepayment.not_recorded') : money(recorded),
          },
        ]}
      />
      {isOwner && <RecordForm key={`${year} ${recorded}`} prepayment={found.data} />}
    </Section>
  )
}

function RecordForm({ prepayment }: { prepayment: Prepayment }) {
  const { t } = useTranslation('vat')
  const queryClient = useQueryClient()
  const { year, proposed, recorded, currency } = prepayment
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { amount: String(recorded ?? proposed) },
    save: ({ amount }) => api('PUT', '/api/reports/vat/prepayment', { body: { year, amount } }),
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: ['/api/reports'] })
      showDone(t('prepayment.saved', { year }))
    },
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Group gap="sm" align="flex-end" mt="md">
        <MoneyField
          label={t('prepayment.amount')}
          currency={currency}
          {...form.getInputProps('amount')}
        />
        <Button type="submit" variant="default" loading={isSaving}>
          {t('prepayment.save')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {t('prepayment.explained')}
      </Text>
    </Form>
  )
}
