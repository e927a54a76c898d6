import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { formatInstant } from '@/lib/time/days'
import type { OperatorAccess } from '../operator_access'
import classes from '../operator_access.module.css'

/** `/operator-access`: whether the operator may change something on visits, and who visited when and why. */
export function Component() {
  const { t } = useTranslation('visits')
  const { data, error, refetch } = useQuery(recordQuery('/api/operator-access'))
  return (
    <Page
      title={t('page.title')}
      context={t('page.context')}
      back={{ to: '/settings', label: t('page.back') }}
      width="narrow"
    >
      {error && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="skeleton" extent="cardList" />}
      {data && <Consent {...data} />}
      {data && <Visits visits={data.visits} />}
    </Page>
  )
}

const DAYS = ['1', '3', '7', '14', '30'] as const

function Consent({ allowedUntil }: OperatorAccess) {
  const { t } = useTranslation('visits')
  const [days, setDays] = useState<string>('3')
  const change = useChange<number, OperatorAccess>({
    change: (wanted) => api('PUT', '/api/operator-access', { body: { days: wanted } }),
    affects: ['/api/operator-access'],
    onDone: ({ allowedUntil: until }) =>
      showDone(
        until === null ? t('consent.ended') : t('consent.allowed', { until: formatInstant(until) })
      ),
  })
  return (
    <Section title={t('consent.title')}>
      <Stack gap="sm">
        <Text>
          {allowedUntil === null
            ? t('consent.off')
            : t('consent.on', { until: formatInstant(allowedUntil) })}
        </Text>
        <Text c="dimmed" size="sm">
          {t('consent.help')}
        </Text>
        <Group align="flex-end" gap="xs">
          <Select
            label={t('consent.days')}
            data={DAYS.map((value) => ({
              value,
              label: t('consent.count', { count: Number(value) }),
            }))}
            value={days}
            allowDeselect={false}
            w={160}
            onChange={(value) => value && setDays(value)}
          />
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate(Number(days))}
          >
            {t(allowedUntil === null ? 'consent.allow' : 'consent.renew')}
          </Button>
          {allowedUntil !== null && (
            <Button variant="default" disabled={change.isPending} onClick={() => change.mutate(0)}>
              {t('consent.end')}
            </Button>
          )}
        </Group>
      </Stack>
    </Section>
  )
}

function Visits({ visits }: Pick<OperatorAccess, 'visits'>) {
  const { t } = useTranslation('visits')
  return (
    <Section title={t('list.title')} help={t('list.help')}>
      {visits.length === 0 ? (
        <Text c="dimmed">{t('list.none')}</Text>
      ) : (
        <ul className={classes.visits}>
          {visits.map(({ _id, by, reason, startedAt, endedAt, isOver }) => (
            <li key={_id} className={classes.visit}>
              <div className={classes.reason}>{reason}</div>
              <Text size="sm" c="dimmed">
                {by} · <DayText value={startedAt} precision="minute" /> ·{' '}
                {t(isOver ? 'list.until' : 'list.runs', { until: formatInstant(endedAt) })}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
