import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { DayText } from '@/components/values/day_text'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import classes from '../admin.module.css'
import own from './operations.module.css'

type Check = AnswerOf<'GET', '/api/admin/checks'>['checks'][number]

/** Milliseconds: the server looks as often. */
const LOOKS_EVERY = 60_000

/** The most urgent first. */
const STATES = ['trouble', 'notice', 'fine'] as const satisfies Check['state'][]
const KINDS: Record<Check['state'], StatusKind> = {
  trouble: 'overdue',
  notice: 'partly',
  fine: 'paid',
}

/** Each check with what it found, and what to do about it. */
export function Checks() {
  const { t } = useTranslation('admin')
  const { language } = useLanguage()
  const { data, error, refetch } = useQuery({
    ...recordQuery('/api/admin/checks', { query: { language } }),
    refetchInterval: LOOKS_EVERY,
  })
  if (error && !data) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (!data) return <Loading extent="tableRow" variant="skeleton" />
  const rows = STATES.flatMap((state) => data.checks.filter((check) => check.state === state))
  const count = (state: Check['state']) => rows.filter((check) => check.state === state).length
  return (
    <>
      <Text c="dimmed" size="sm" mb="xs">
        {count('trouble') > 0
          ? t('operations.troubles', { count: count('trouble') })
          : t('operations.well')}{' '}
        · {t('operations.checked')} <DayText value={data.checkedAt} precision="minute" />
      </Text>
      <ul className={classes.rows}>
        {rows.map((check) => (
          <Row key={check.name} check={check} />
        ))}
      </ul>
      <Text c="dimmed" size="sm" mt="xs">
        {t('operations.doctor')}
      </Text>
    </>
  )
}

function Row({ check: { title, state, text, next } }: { check: Check }) {
  const { t } = useTranslation('admin')
  return (
    <li className={own.row}>
      <div className={own.head}>
        <h2 className={own.title}>{title}</h2>
        <StatusBadge kind={KINDS[state]} label={t(`operations.states.${state}`)} />
      </div>
      <Text size="sm" c="dimmed" className={own.text}>
        {text}
      </Text>
      {next && (
        <Text size="sm" className={own.next}>
          {next}
        </Text>
      )}
    </li>
  )
}
