import { Select, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { formatDate, today } from '@/lib/time/days'
import { type ReportPeriod, reportPeriods } from '../report_periods'
import type { useVatState, VatReturn } from '../vat'
import { LeftOut } from './left_out'
import { Figure, ReturnRow } from './return_rows'
import { usePeriodWord } from './use_period_word'
import classes from './vat.module.css'

type Query = ReturnType<typeof useVatState>['query']

/**
 * The figures of the advance VAT return by Kennzahl, for a month or quarter: at first the latest that is over. The
 * running one can be looked at ahead.
 */
export function VatReturnSection({ query }: { query: Query }) {
  const periods = reportPeriods(query, query.interval, today(), true)
  const [from, setFrom] = useState<string | null>(null)
  const period =
    periods.find((one) => one.from === from) ?? periods.find(({ to }) => to < today()) ?? periods[0]
  if (!period) return null
  return <Return query={query} periods={periods} period={period} onSelect={setFrom} />
}

interface ReturnProps {
  query: Query
  periods: ReportPeriod[]
  period: ReportPeriod
  onSelect: (from: string | null) => void
}

function Return({ query, periods, period, onSelect }: ReturnProps) {
  const { t } = useTranslation('vat')
  const periodWord = usePeriodWord(query.interval === 'month' ? 'month' : 'quarter')
  const days = { from: period.from, to: period.to }
  const found = useQuery({
    ...recordQuery('/api/reports/vat/return', { query: { ...days, basis: query.basis } }),
    placeholderData: keepPreviousData,
  })
  if (found.isError) {
    return <ErrorAlert failure={found.error} onRetry={() => void found.refetch()} />
  }
  return (
    <Section
      title={t('return.title')}
      help={t('return.help')}
      padding="none"
      action={
        <Select
          className={classes.interval}
          aria-label={t('return.period')}
          data={periods.map((one) => ({
            value: one.from,
            label:
              one.to < today() ? periodWord(one) : t('return.running', { period: periodWord(one) }),
          }))}
          value={period.from}
          onChange={onSelect}
          allowDeselect={false}
        />
      }
    >
      {found.data && <Lines found={found.data} query={{ ...query, ...days }} />}
    </Section>
  )
}

/** Kennzahl of the amount that is paid. */
const DUE = '83'

function Lines({ found, query }: { found: VatReturn; query: Query }) {
  const { t } = useTranslation('vat')
  const { language } = useLanguage()
  const { lines, due, booked, currency, leftOut, dueOn } = found
  return (
    <>
      <table className={classes.table} aria-label={t('return.title')}>
        <thead>
          <tr>
            <th scope="col">{t('return.line')}</th>
            <th scope="col">{t('return.base')}</th>
            <th scope="col">{t('return.tax')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <ReturnRow key={line.key} line={line} currency={currency} query={query} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('return.due')}</th>
            <td />
            <td>
              <Figure code={DUE} amount={due} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
      {dueOn && (
        <Text size="sm" px="md" py="sm" fw={500}>
          {t('return.due_on', { day: formatDate(dueOn) })}
        </Text>
      )}
      <LeftOut months={leftOut} />
      {due !== booked && (
        <Text c="dimmed" size="sm" px="md" py="sm">
          {t('return.rounded', { amount: formatMoney(booked, currency, language) })}
        </Text>
      )}
    </>
  )
}
