import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { StatusBadge } from '@/components/values/status_badge'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { useAudiences } from '@/lib/session/current_user'
import { formatDate, today } from '@/lib/time/days'
import { type ReportPeriod, reportPeriods } from '../report_periods'
import type { ReportedMonth, ReportedReturn, useVatState } from '../vat'
import { ReturnChanges } from './return_changes'
import { ReturnHistory } from './return_history'
import { usePeriodWord } from './use_period_word'
import classes from './vat.module.css'

/** Which periods have been reported to the tax office; the owner marks them. */
export function ReportedMonths({ query }: { query: ReturnType<typeof useVatState>['query'] }) {
  const { t } = useTranslation('vat')
  const reported = useQuery(recordQuery('/api/reports/vat/months'))
  const { from, to } = query
  const returns = useQuery(recordQuery('/api/reports/vat/reports', { query: { from, to } }))
  const periods = reportPeriods(query, query.interval, today())
  const periodWord = usePeriodWord(query.interval === 'month' ? 'month' : 'quarter')
  if (periods.length === 0) return null
  if (reported.isError) {
    return <ErrorAlert failure={reported.error} onRetry={() => void reported.refetch()} />
  }
  return (
    <Section title={t('reported.title')} help={t('reported.help')} padding="none">
      <ul className={classes.periods}>
        {periods.map((period) => (
          <PeriodRow
            key={period.from}
            name={periodWord(period)}
            period={period}
            marks={(reported.data ?? []).filter(({ month }) => period.months.includes(month))}
            returns={(returns.data ?? []).filter((one) => isWithin(one, period))}
          />
        ))}
      </ul>
    </Section>
  )
}

const isWithin = (one: ReportedReturn, { from, to }: ReportPeriod) =>
  from <= one.from && one.to <= to

interface PeriodRowProps {
  name: string
  period: ReportPeriod
  /** Those of its months that have been reported. */
  marks: ReportedMonth[]
  /** The returns that were reported for it. */
  returns: ReportedReturn[]
}

function PeriodRow({ name, period, marks, returns }: PeriodRowProps) {
  const { t } = useTranslation('vat')
  const isOwner = useAudiences()?.includes('owner')
  const isReported = marks.length === period.months.length
  const [latest] = marks
  const [isAsking, setAsking] = useState(false)
  const change = useChange({
    change: async () => {
      if (!isReported) {
        await api('POST', '/api/reports/vat/months', {
          body: { months: period.months, confirmed: true },
        })
      } else {
        for (const { month } of marks) {
          await api('DELETE', '/api/reports/vat/months/:month', { params: { month } })
        }
      }
    },
    affects: ['/api/reports'],
    onDone: () => {
      setAsking(false)
      showDone(t(isReported ? 'reported.reopened' : 'reported.marked', { period: name }))
    },
  })
  return (
    <li className={classes.period}>
      <div>
        {name}
        {latest && (
          <Text size="xs" c="dimmed">
            {t('reported.by', { day: formatDate(latest.reportedAt), name: latest.reportedBy.name })}
          </Text>
        )}
      </div>
      {marks.length > 0 && (
        <StatusBadge
          kind={isReported ? 'paid' : 'partly'}
          label={t(isReported ? 'reported.all' : 'reported.some')}
        />
      )}
      {isOwner && (
        <Button
          variant={isReported ? 'subtle' : 'default'}
          size="xs"
          loading={change.isPending}
          onClick={() => (isReported ? change.mutate(undefined) : setAsking(true))}
          aria-label={`${t(isReported ? 'reported.reopen' : 'reported.mark')}: ${name}`}
        >
          {t(isReported ? 'reported.reopen' : 'reported.mark')}
        </Button>
      )}
      {returns.length > 0 && (
        <div className={classes.returns}>
          {returns
            .filter(({ changes }) => changes.length > 0)
            .map((report) => (
              <ReturnChanges key={report._id} report={report} name={name} />
            ))}
          <ReturnHistory reports={returns} />
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('reported.ask', { period: name })}
          verb={t('reported.mark')}
          isBusy={change.isPending}
          onConfirm={() => change.mutate(undefined)}
          onCancel={() => setAsking(false)}
        >
          {t('reported.ask_text')}
          <ul>
            <li>{t('reported.asks')}</li>
            <li>{t('reported.logs')}</li>
            <li>{t('reported.voids')}</li>
            <li>{t('reported.undo')}</li>
          </ul>
        </ConfirmDialog>
      )}
    </li>
  )
}
