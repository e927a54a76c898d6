import { Anchor, Group, Select, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { today } from '@/lib/time/days'
import { type ReportPeriod, reportPeriods } from '../report_periods'
import { entriesAddress, type useVatState, type VatReturn, type VatReturnLine } from '../vat'
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

function Lines({ found, query }: { found: VatReturn; query: Query }) {
  const { t } = useTranslation('vat')
  const { language } = useLanguage()
  const { lines, due, booked, currency, leftOut } = found
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
            <Row key={line.key} line={line} currency={currency} query={query} />
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
      {leftOut.length > 0 && (
        <Text size="sm" px="md" pt="sm">
          {t('return.left_out', { currencies: leftOut.join(', ') })}
        </Text>
      )}
      {due !== booked && (
        <Text c="dimmed" size="sm" px="md" py="sm">
          {t('return.rounded', { amount: formatMoney(booked, currency, language) })}
        </Text>
      )}
    </>
  )
}

/** Kennzahl of the amount that is paid. */
const DUE = '83'

interface RowProps {
  line: VatReturnLine
  currency: string
  query: Query
}

function Row({ line, currency, query }: RowProps) {
  const { t } = useTranslation('vat')
  const { key, base, baseAmount, tax, taxAmount, source } = line
  const { from, to } = query
  const address =
    source.list === 'expenses'
      ? `/expenses?${new URLSearchParams({ from, to })}`
      : entriesAddress(query, {
          ...{ currency, category: source.category },
          ...(source.rate !== null && { rate: source.rate }),
        })
  return (
    <tr>
      <th scope="row">
        <Anchor component={Link} to={address} inherit>
          {t(`return.lines.${key}`)}
        </Anchor>
      </th>
      <td>{base && <Figure code={base} amount={baseAmount} currency={currency} isWhole />}</td>
      <td>{taxAmount !== null && <Figure code={tax} amount={taxAmount} currency={currency} />}</td>
    </tr>
  )
}

interface FigureProps {
  /** Null where the form calculates the amount. */
  code: string | null
  amount: number | null
  currency: string
  isWhole?: boolean
}

/** An amount with the Kennzahl of its field before it. */
function Figure({ code, amount, currency, isWhole = false }: FigureProps) {
  const { t } = useTranslation('vat')
  const { language } = useLanguage()
  return (
    <Group component="span" gap="xs" justify="flex-end" wrap="nowrap">
      {code && (
        <Text
          component="span"
          className={classes.code}
          aria-label={t('return.code', { code })}
          title={t('return.code', { code })}
        >
          {code}
        </Text>
      )}
      {isWhole ? (
        <span>{Math.trunc(amount ?? 0).toLocaleString(language)} €</span>
      ) : (
        <Money amount={amount} currency={currency} />
      )}
    </Group>
  )
}
