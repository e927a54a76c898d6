import { Anchor, Button, Select, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { Money } from '@/components/values/money'
import { saveFile } from '@/lib/csv'
import { useLanguage } from '@/lib/language/use_language'
import { download } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { useSettings } from '@/lib/settings'
import { formatDate, today } from '@/lib/time/days'
import { reportPeriods } from '../report_periods'
import type { RecapitulativeStatement, useVatState } from '../vat'
import { LeftOut } from './left_out'
import { StatementReport } from './statement_report'
import { usePeriodWord } from './use_period_word'
import classes from './vat.module.css'

type Query = ReturnType<typeof useVatState>['query']

/** Supplies to businesses in other countries of the EU, for a month or quarter that is over; the latest at first. */
export function RecapitulativeSection({ query }: { query: Query }) {
  const { t } = useTranslation('vat')
  const periods = reportPeriods(query, query.interval, today())
  const [from, setFrom] = useState<string | null>(null)
  const period = periods.find((one) => one.from === from) ?? periods[0]
  const periodWord = usePeriodWord(query.interval === 'month' ? 'month' : 'quarter')
  const days = period && { from: period.from, to: period.to }
  const found = useQuery({
    ...recordQuery('/api/reports/vat/recapitulative', { query: days ?? { from: '', to: '' } }),
    enabled: days !== undefined,
    placeholderData: keepPreviousData,
  })
  if (found.isError) {
    return <ErrorAlert failure={found.error} onRetry={() => void found.refetch()} />
  }
  if (!days || !period) return null
  return (
    <Section
      title={t('recapitulative.title')}
      help={t('recapitulative.help')}
      padding="none"
      action={
        <Select
          className={classes.interval}
          aria-label={t('recapitulative.period')}
          data={periods.map((one) => ({ value: one.from, label: periodWord(one) }))}
          value={period.from}
          onChange={setFrom}
          allowDeselect={false}
        />
      }
    >
      {found.data && <Statement statement={found.data} days={days} />}
    </Section>
  )
}

interface StatementProps {
  statement: RecapitulativeStatement
  days: { from: string; to: string }
}

function Statement({ statement, days }: StatementProps) {
  const { t } = useTranslation('vat')
  const { language } = useLanguage()
  const isExtended = useSettings().data?.preferences.isVatExtended
  const { lines, total, currency, incomplete, leftOut, dueOn } = statement
  const whole = (amount: number) => `${amount.toLocaleString(language)} €`
  const save = useChange({
    change: async () => {
      const { file, name } = await download('/api/reports/vat/recapitulative.csv', { query: days })
      saveFile(file, name)
    },
    affects: [],
  })
  const isEmpty = lines.length + incomplete.length + leftOut.length === 0
  if (isEmpty && statement.changes.length === 0) {
    return (
      <Text c="dimmed" size="sm" p="md">
        {t('recapitulative.none')}
      </Text>
    )
  }
  return (
    <>
      {lines.length > 0 && (
        <table className={classes.table} aria-label={t('recapitulative.title')}>
          <thead>
            <tr>
              <th scope="col">{t('recapitulative.client')}</th>
              <th scope="col">{t('recapitulative.kind')}</th>
              <th scope="col">{t('recapitulative.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ vatId, name, kind, amount }) => (
              <tr key={`${vatId} ${kind}`}>
                <th scope="row">
                  {vatId} · {name}
                </th>
                <td>{t(`recapitulative.kinds.${kind}`)}</td>
                <td>{whole(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('recapitulative.total')}</th>
              <td />
              <td>{whole(total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {incomplete.map(({ _id, number, name, amount }) => (
        <Text key={_id} size="sm" px="md" pt="sm" c="red">
          <Anchor component={Link} to={`/view/invoices/${_id}`} inherit>
            {number}
          </Anchor>{' '}
          · {name} · <Money amount={amount} currency={currency} />: {t('recapitulative.no_vat_id')}
        </Text>
      ))}
      <LeftOut months={leftOut} />
      {dueOn && (
        <Text size="sm" px="md" py="sm" fw={500}>
          {t('recapitulative.due_on', { day: formatDate(dueOn) })}{' '}
          {isExtended && t('recapitulative.not_extended')}
        </Text>
      )}
      <StatementReport statement={statement} days={days} />
      {lines.length > 0 && (
        <div className={classes.foot}>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={save.isPending}
            onClick={() => save.mutate(undefined)}
          >
            {t('recapitulative.save')}
          </Button>
        </div>
      )}
    </>
  )
}
