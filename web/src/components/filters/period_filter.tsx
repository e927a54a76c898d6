import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { DayField } from '@/components/form/day_field'
import { formatDate, today } from '@/lib/time/days'
import { daysOf, PERIODS, type PeriodName } from '@/lib/time/periods'
import { INSIDE, type MenuFilter } from './filter_menu'
import classes from './filters.module.css'

const OWN = 'own'

/** The period of a document's date, as `?from=` and `?to=`: a usual one, or two days of one's own. */
export function PeriodFilter({ state, isInMenu }: { state: TableState; isInMenu?: boolean }) {
  const { t } = useTranslation('common')
  const [choosesOwn, setChoosesOwn] = useState(false)
  const { from = '', to = '' } = state.filters
  const named = nameOfPeriod(from, to)
  const isOwn = choosesOwn || (named === undefined && (from !== '' || to !== ''))

  const choose = (value: string | null) => {
    setChoosesOwn(value === OWN)
    if (value === OWN) return
    state.setFilters(
      value === null ? { from: '', to: '' } : { ...daysOf(value as PeriodName, today()) }
    )
  }
  const dayOf = (end: 'from' | 'to') =>
    isInMenu
      ? { label: t(`period.${end}`), mt: 'sm', popoverProps: INSIDE }
      : { className: classes.day ?? '', 'aria-label': t(`period.${end}`) }
  return (
    <>
      <Select
        {...(isInMenu
          ? { label: t('filter.period'), comboboxProps: INSIDE }
          : { className: classes.period, 'aria-label': t('filter.period') })}
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
            {...dayOf('from')}
            placeholder={t('period.from')}
            value={from}
            onChange={(day) => state.setFilter('from', day)}
          />
          <DayField
            {...dayOf('to')}
            placeholder={t('period.to')}
            value={to}
            onChange={(day) => state.setFilter('to', day)}
          />
        </>
      )}
    </>
  )
}

/** The same as one of the filters behind the button of a list. */
export function usePeriodFilter(state: TableState): MenuFilter {
  const { t } = useTranslation('common')
  const { from = '', to = '' } = state.filters
  const named = nameOfPeriod(from, to)
  const days = [from, to].map((day) => day && formatDate(day)).join(' – ')
  return {
    name: 'period',
    words: named ? t(`period.${named}`) : (from || to) && days,
    field: <PeriodFilter state={state} isInMenu />,
    onClear: () => state.setFilters({ from: '', to: '' }),
  }
}

const nameOfPeriod = (from: string, to: string) =>
  PERIODS.find((name) => {
    const period = daysOf(name, today())
    return period.from === from && period.to === to
  })
