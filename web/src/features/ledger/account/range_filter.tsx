import { Checkbox, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { DayField } from '@/components/form/day_field'
import { today } from '@/lib/time/days'
import { daysOf, PERIODS, type PeriodName } from '@/lib/time/periods'
import type { Account } from '../ledger'
import classes from './account.module.css'

const OWN = 'own'

interface RangeFilterProps {
  state: TableState
  account: Account | undefined
}

/** Which part of an account is shown: a period, open items only, one of its currencies. */
export function RangeFilter({ state, account }: RangeFilterProps) {
  const { t } = useTranslation('ledger')
  const { from = '', until = '', openOnly = '' } = state.filters
  const named = PERIODS.find((name) => {
    const days = daysOf(name, today())
    return days.from === from && days.to === until
  })
  const isOwn = named === undefined && (from !== '' || until !== '')
  const choose = (value: string | null) => {
    if (value === OWN) state.setFilters({ from: today().slice(0, 8).concat('01'), until: today() })
    else if (value === null) state.setFilters({ from: '', until: '' })
    else {
      const days = daysOf(value as PeriodName, today())
      state.setFilters({ from: days.from, until: days.to })
    }
  }
  const currencies = account?.balances.map(({ currency }) => currency) ?? []
  return (
    <>
      {currencies.length > 1 && (
        <Select
          className={classes.currency}
          aria-label={t('range.currency')}
          data={currencies}
          value={account?.currency ?? null}
          onChange={(currency) => state.setFilter('currency', currency ?? '')}
          allowDeselect={false}
        />
      )}
      {!openOnly && (
        <Select
          className={classes.period}
          aria-label={t('range.period')}
          placeholder={t('range.all')}
          data={[
            ...PERIODS.map((name) => ({ value: name, label: t(`range.${name}`) })),
            { value: OWN, label: t('range.own') },
          ]}
          value={isOwn ? OWN : (named ?? null)}
          onChange={choose}
          clearable
          clearButtonProps={{ 'aria-label': t('range.clear') }}
        />
      )}
      {isOwn && !openOnly && (
        <>
          <DayField
            className={classes.day ?? ''}
            aria-label={t('range.from')}
            value={from}
            onChange={(day) => state.setFilter('from', day)}
          />
          <DayField
            className={classes.day ?? ''}
            aria-label={t('range.until')}
            value={until}
            onChange={(day) => state.setFilter('until', day)}
          />
        </>
      )}
      <Checkbox
        label={t('range.open_only')}
        checked={openOnly !== ''}
        onChange={({ currentTarget }) =>
          state.setFilter('openOnly', currentTarget.checked ? 'true' : '')
        }
      />
    </>
  )
}
