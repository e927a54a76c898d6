import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { DayField } from '@/components/form/day_field'
import { today } from '@/lib/time/days'
import { daysOf, PERIODS, type PeriodName } from '@/lib/time/periods'
import classes from './filters.module.css'

const OWN = 'own'

/** The period of a document's date, as `?from=` and `?to=`: a usual one, or two days of one's own. */
export function PeriodFilter({ state }: { state: TableState }) {
  const { t } = useTranslation('common')
  const [choosesOwn, setChoosesOwn] = useState(false)
  const { from = '', to = '' } = state.filters
  const named = PERIODS.find((name) => {
    const period = daysOf(name, today())
    return period.from === from && period.to === to
  })
  const isOwn = choosesOwn || (named === undefined && (from !== '' || to !== ''))

  const choose = (value: string | null) => {
    setChoosesOwn(value === OWN)
    if (value === OWN) return
    state.setFilters(
      value === null ? { from: '', to: '' } : { ...daysOf(value as PeriodName, today()) }
    )
  }
  return (
    <>
      <Select
        className={classes.period}
        aria-label={t('filter.period')}
        placeholder={t('filter.period')}
        data={[
          ...PERIODS.map((name) => ({ value: name, label: t(`period.${name}`) })),
          { value: OWN, label: t('period.own') },
        ]}
        value={isOwn ? OWN : (named ?? null)}
        onChange={choose}
        clearable
        clearButtonProps={{ 'aria-label': t('filter.clear_period') }}
      />
      {isOwn && (
        <>
          <DayField
            className={classes.day}
            aria-label={t('period.from')}
            placeholder={t('period.from')}
            value={from}
            onChange={(day) => state.setFilter('from', day)}
          />
          <DayField
            className={classes.day}
            aria-label={t('period.to')}
            placeholder={t('period.to')}
            value={to}
            onChange={(day) => state.setFilter('to', day)}
          />
        </>
      )}
    </>
  )
}
