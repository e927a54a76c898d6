import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { entriesAddress, type useVatState, type VatTable } from '../vat'
import { AmountRows } from './amount_rows'
import { useKindWord } from './use_kind_word'
import { usePeriodWord } from './use_period_word'

interface VatTablesProps {
  table: VatTable
  query: ReturnType<typeof useVatState>['query']
}

/** One currency: by rate, and by period. */
export function VatTables({ table, query }: VatTablesProps) {
  const { t } = useTranslation('vat')
  const kindWord = useKindWord()
  const periodWord = usePeriodWord(query.interval)
  const { currency, rates, periods } = table
  const total = {
    key: 'total',
    label: t('total'),
    to: entriesAddress(query, { currency }),
    ...table,
  }
  const [byRate, byPeriod] = [`${t('by_rate')} ${currency}`, `${t('by_period')} ${currency}`]
  return (
    <>
      <Section title={byRate} padding="none">
        <AmountRows
          title={byRate}
          head={t('column.kind')}
          currency={currency}
          rows={rates.map((row) => ({
            ...row,
            key: `${row.category} ${row.rate}`,
            label: kindWord(row),
            to: entriesAddress(query, { currency, category: row.category, rate: row.rate }),
          }))}
          total={total}
        />
      </Section>
      <Section title={byPeriod} padding="none">
        <AmountRows
          title={byPeriod}
          head={t('column.period')}
          currency={currency}
          rows={periods.flatMap((period) => {
            const { from, to } = period
            const at = { currency, from, to }
            return [
              {
                ...period,
                key: from,
                label: periodWord(period),
                to: entriesAddress(query, at),
                isGroup: period.rates.length > 1,
              },
              ...(period.rates.length > 1 ? period.rates : []).map((row) => ({
                ...row,
                key: `${from} ${row.category} ${row.rate}`,
                label: kindWord(row),
                to: entriesAddress(query, { ...at, category: row.category, rate: row.rate }),
                isPart: true,
              })),
            ]
          })}
          total={total}
        />
      </Section>
    </>
  )
}
