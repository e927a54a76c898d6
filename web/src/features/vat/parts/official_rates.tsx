import { Button, Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { Form } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { useServerForm } from '@/components/form/use_server_form'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { useAudiences } from '@/lib/session/current_user'
import { formatMonthYear, today } from '@/lib/time/days'
import type { useVatState } from '../vat'
import classes from './vat.module.css'

type Rate = AnswerOf<'GET', '/api/reports/vat/rates'>[number]

/** The official rates of exchange that the sales of the shown days need; nothing when all are in euros. */
export function OfficialRates({ query }: { query: ReturnType<typeof useVatState>['query'] }) {
  const { t } = useTranslation('vat')
  const { from, to } = query
  const rates = useQuery(recordQuery('/api/reports/vat/rates', { query: { from, to } }))
  if (rates.isError) {
    return <ErrorAlert failure={rates.error} onRetry={() => void rates.refetch()} />
  }
  const shown = (rates.data ?? []).filter(isPublished)
  if (shown.length === 0) return null
  return (
    <Section title={t('rates.title')} help={t('rates.help')} padding="none">
      <ul className={classes.periods}>
        {shown.map((rate) => (
          <RateRow key={`${rate.month} ${rate.currency} ${rate.rate}`} rate={rate} />
        ))}
      </ul>
    </Section>
  )
}

/** The ministry publishes the rate of a month after its end. */
const isPublished = ({ month, rate }: Rate) => rate !== null || month < today().slice(0, 7)

function RateRow({ rate: { month, currency, rate } }: { rate: Rate }) {
  const { t } = useTranslation('vat')
  const { language } = useLanguage()
  const isOwner = useAudiences()?.includes('owner')
  const queryClient = useQueryClient()
  const name = `${currency}, ${formatMonthYear(`${month}-01`, language)}`
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { rate: rate === null ? '' : String(rate) },
    save: (values) =>
      api('PUT', '/api/reports/vat/rates', {
        body: { month, currency, rate: values.rate === '' ? null : values.rate },
      }),
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: ['/api/reports'] })
      showDone(t('rates.saved', { name }))
    },
  })
  return (
    <li className={classes.period}>
      <div>
        {name}
        {rate === null && (
          <Text size="xs" c="red">
            {t('rates.missing')}
          </Text>
        )}
      </div>
      {isOwner ? (
        <Form onSubmit={submit} failure={failure}>
          <Group gap="xs" wrap="nowrap">
            <Text size="sm">1 EUR =</Text>
            <NumberField
              w={130}
              aria-label={t('rates.field', { name })}
              rightSection={
                <Text size="xs" c="dimmed">
                  {currency}
                </Text>
              }
              rightSectionWidth={44}
              rightSectionPointerEvents="none"
              {...form.getInputProps('rate')}
            />
            <Button
              type="submit"
              size="xs"
              variant="default"
              loading={isSaving}
              aria-label={`${t('rates.save')}: ${name}`}
            >
              {t('rates.save')}
            </Button>
          </Group>
        </Form>
      ) : (
        rate !== null && (
          <Text size="sm">
            1 EUR = {rate.toLocaleString(language, { maximumFractionDigits: 6 })} {currency}
          </Text>
        )
      )}
    </li>
  )
}
