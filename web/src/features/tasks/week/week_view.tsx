import { Alert } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { type Day, today } from '@/lib/time/days'
import { daysOfWeek, formatShortDay, mondayOf, weekNumber } from '@/lib/time/weeks'
import { PeriodSwitch } from '../views/period_switch'
import { PHONE } from '../views/phone'
import { useMinute } from '../views/use_minute'
import { useShownDay } from '../views/use_shown_day'
import views from '../views/views.module.css'
import { AddRow } from './add_row'
import { useAddedRows } from './added_rows'
import { CellEntries } from './cell_entries'
import { CopyMenu } from './copy_menu'
import { DayStrip } from './day_strip'
import { useWeek } from './use_week'
import classes from './week.module.css'
import { weekRows } from './week_rows'
import { WeekTable } from './week_table'

/** The own hours of a week, task by task and day by day; on a phone of one of its days. */
export function WeekView() {
  const { t } = useTranslation('tasks')
  const { day, monday, show, move } = useShownDay()
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const { entries, lockedAs } = useWeek(monday)
  const { added, add, remove } = useAddedRows(monday)
  const [opened, setOpened] = useState<{ taskId: string; day: Day }>()
  // A running timer grows.
  useMinute()
  const days = daysOfWeek(monday)
  const rows = weekRows(days, entries.data?.rows ?? [], added)
  const name = t('week.name', {
    number: weekNumber(monday),
    from: formatShortDay(monday),
    to: formatShortDay(days[6] ?? monday),
  })
  return (
    <>
      <div className={views.bar}>
        <PeriodSwitch
          name={name}
          kind="week"
          isCurrent={monday === mondayOf(today())}
          onMove={(step) => move(step * 7)}
          onCurrent={() => show(today())}
        />
        {!lockedAs && <CopyMenu monday={monday} onTasks={add} />}
      </div>
      {lockedAs && (
        <Alert mb="sm" color="gray">
          {t(`week.locked_${lockedAs}`)}
        </Alert>
      )}
      {entries.error && !entries.data && (
        <ErrorAlert failure={entries.error} onRetry={() => void entries.refetch()} />
      )}
      {!entries.error && !entries.data && (
        <Loading variant="skeleton" extent="tableRow" count={6} />
      )}
      {entries.data && (
        <>
          {isPhone && <DayStrip days={days} rows={rows} chosen={day} onChoose={show} />}
          <div className={classes.frame}>
            <WeekTable
              label={name}
              days={isPhone ? [day] : days}
              rows={rows}
              isLocked={lockedAs !== undefined}
              onOpen={(taskId, of) => setOpened({ taskId, day: of })}
              onRemove={remove}
            />
            {!lockedAs && <AddRow rows={rows} onAdd={(task) => add([task])} />}
          </div>
          <p className={classes.help}>{t('week.help')}</p>
        </>
      )}
      {opened && <CellEntries {...opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
