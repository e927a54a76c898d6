import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHours } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { type Day, today } from '@/lib/time/days'
import { formatShortDay } from '@/lib/time/weeks'
import { ProjectName } from '../components/project_name'
import { weekdayName } from '../views/weekday_name'
import { HoursCell } from './hours_cell'
import classes from './week.module.css'
import { totalsOfDays, type WeekRow } from './week_rows'

interface WeekTableProps {
  label: string
  /** Those of the columns: a week, or one day on a phone. */
  days: Day[]
  rows: WeekRow[]
  isLocked: boolean
  onOpen: (taskId: string, day: Day) => void
  /** Takes a row without hours away. */
  onRemove: (taskId: string) => void
}

/** Tasks by days: each cell holds the hours of a task on a day. */
export function WeekTable({ label, days, rows, isLocked, onOpen, onRemove }: WeekTableProps) {
  const { t } = useTranslation('tasks')
  const { language } = useLanguage()
  const totals = totalsOfDays(days, rows)
  const isWeek = days.length > 1
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('task')}</th>
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              className={classes.day}
              data-today={day === today() || undefined}
            >
              {weekdayName(day, language, 'short')} <span>{formatShortDay(day)}</span>
            </th>
          ))}
          {isWeek && (
            <th scope="col" className={classes.sum}>
              {t('week.total')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ task, cells, seconds }, row) => (
          <tr key={task._id}>
            <th scope="row" className={classes.task}>
              <span className={classes.title}>{task.title}</span>
              <ProjectName project={task.project} />
              {seconds === 0 && !isLocked && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  className={classes.remove}
                  aria-label={t('week.remove_row', { title: task.title })}
                  onClick={() => onRemove(task._id)}
                >
                  <IconX size={14} aria-hidden />
                </ActionIcon>
              )}
            </th>
            {cells.map((cell, column) => (
              <Fragment key={cell.day}>
                {days.includes(cell.day) && (
                  <td data-today={cell.day === today() || undefined}>
                    <HoursCell
                      task={task}
                      cell={cell}
                      place={`${row} ${column}`}
                      label={`${task.title}, ${weekdayName(cell.day, language, 'long')} ${formatShortDay(cell.day)}`}
                      isClosed={isLocked || cell.day > today()}
                      onOpen={() => onOpen(task._id, cell.day)}
                    />
                  </td>
                )}
              </Fragment>
            ))}
            {isWeek && <td className={classes.sum}>{hoursOrNothing(seconds)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('week.total')}</th>
          {totals.map((seconds, index) => (
            <td key={days[index]} className={classes.total}>
              {hoursOrNothing(seconds)}
            </td>
          ))}
          {isWeek && (
            <td className={classes.sum}>
              {formatHours(totals.reduce((sum, seconds) => sum + seconds, 0))}
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  )
}

const hoursOrNothing = (seconds: number) => (seconds > 0 ? formatHours(seconds) : '')
