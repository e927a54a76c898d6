import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useOverflow } from '@/components/data_table/use_overflow'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import classes from './interest_periods.module.css'
import type { InterestPeriod } from './reminder'

interface InterestPeriodsProps {
  /** None when a single period on the open amount says it all. */
  periods: readonly InterestPeriod[]
  currency: string
  /** The invoice, where there can be several. */
  number?: string
}

/** How the interest of an invoice is calculated: what was open when, and at which rate. */
export function InterestPeriods(props: InterestPeriodsProps) {
  return props.periods.length > 0 && <PeriodTable {...props} />
}

function PeriodTable({ periods, currency, number }: InterestPeriodsProps) {
  const { t } = useTranslation('reminders')
  const { language } = useLanguage()
  const { frame, isWide } = useOverflow()
  const title = number ? t('periods.title_of', { number }) : t('periods.title')
  return (
    <section
      ref={frame}
      className={classes.scroll}
      aria-label={title}
      tabIndex={isWide ? 0 : undefined}
    >
      <Table className={classes.table} horizontalSpacing={4} verticalSpacing={4} captionSide="top">
        <Table.Caption className={classes.caption}>{title}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('periods.from')}</Table.Th>
            <Table.Th>{t('periods.until')}</Table.Th>
            <Table.Th className={classes.figure}>{t('column.open')}</Table.Th>
            <Table.Th className={classes.figure}>{t('periods.rate')}</Table.Th>
            <Table.Th className={classes.figure}>{t('periods.interest')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {periods.map(({ from, until, open, percent, interest }) => (
            <Table.Tr key={from}>
              <Table.Td>
                <DayText value={from} />
              </Table.Td>
              <Table.Td>
                <DayText value={until} />
              </Table.Td>
              <Table.Td className={classes.figure}>
                <Money amount={open} currency={currency} />
              </Table.Td>
              <Table.Td className={classes.figure}>{formatPercent(percent, language)}</Table.Td>
              <Table.Td className={classes.figure}>
                <Money amount={interest} currency={currency} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
