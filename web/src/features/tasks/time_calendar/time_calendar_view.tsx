import { Alert } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/page/error_alert'
import { type Day, today } from '@/lib/time/days'
import { daysOfWeek, formatShortDay, mondayOf, weekNumber } from '@/lib/time/weeks'
import { LoadingView } from '../views/loading_view'
import { PeriodSwitch } from '../views/period_switch'
import { PHONE } from '../views/phone'
import { useMinute } from '../views/use_minute'
import { useShownDay } from '../views/use_shown_day'
import views from '../views/views.module.css'
import { DayStrip } from '../week/day_strip'
import { weekRows } from '../week/week_rows'
import { CalendarBar } from './calendar_bar'
import { type Span, scaleOf } from './day_scale'
import { EntryDialog } from './entry_dialog'
import { NewTimeDialog } from './new_time_dialog'
import { withPending } from './pending'
import { clickedSpan } from './spans'
import classes from './time_calendar.module.css'
import { TimeGrid } from './time_grid'
import { TimeList } from './time_list'
import { useCalendarForm } from './use_calendar_form'
import { useChangedTimes } from './use_changed_times'
import { useDrawnWeek, useShownPerson } from './use_drawn_week'

const NINE_O_CLOCK = 9 * 3_600_000

/** The time of a person as blocks on the hours of a week, on a phone of one of its days. */
export function TimeCalendarView() {
  const { t } = useTranslation('time_calendar')
  const { t: shared } = useTranslation('tasks')
  const { day, monday, show, move } = useShownDay()
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const { person, isOwn, choose } = useShownPerson()
  const { form, choose: chooseForm } = useCalendarForm()
  const { entries: query, isReady, lockedAs } = useDrawnWeek(monday, person)
  const { pending, give } = useChangedTimes()
  const [asked, setAsked] = useState<Span>()
  const [openedId, setOpenedId] = useState<string>()
  const now = useMinute()
  const days = daysOfWeek(monday)
  const shownDays = isPhone ? [day] : days
  const isLocked = lockedAs !== undefined
  const entries = withPending(query.data?.rows ?? [], pending)
  const opened = entries.find(({ _id }) => _id === openedId)
  const name = shared('week.name', {
    number: weekNumber(monday),
    from: formatShortDay(monday),
    to: formatShortDay(days[6] ?? monday),
  })
  const newSpan = isLocked
    ? undefined
    : proposedSpan(shownDays.includes(today()) ? today() : day, now)
  const shown = {
    entries,
    now,
    isLocked,
    onOpen: ({ _id }: { _id: string }) => setOpenedId(_id),
  }
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
        <CalendarBar
          isPhone={isPhone}
          form={form}
          onForm={chooseForm}
          person={person}
          onPerson={choose}
          onNew={newSpan && (() => setAsked(newSpan))}
        />
      </div>
      {isReady && lockedAs && (
        <Alert mb="sm" color="gray">
          {isOwn ? shared(`week.locked_${lockedAs}`) : t('locked_help')}
        </Alert>
      )}
      {query.error && !query.data && (
        <ErrorAlert failure={query.error} onRetry={() => void query.refetch()} />
      )}
      {!query.error && !isReady && <LoadingView />}
      {isReady && (
        <>
          {isPhone && (
            <DayStrip days={days} rows={weekRows(days, entries, [])} chosen={day} onChoose={show} />
          )}
          {form === 'listed' ? (
            <TimeList days={shownDays} {...shown} />
          ) : (
            <>
              <TimeGrid
                label={name}
                days={shownDays}
                asked={asked}
                onDraw={setAsked}
                onChange={give}
                {...shown}
              />
              <p className={classes.help}>{t(isLocked ? 'help_locked' : 'help')}</p>
            </>
          )}
        </>
      )}
      {asked && <NewTimeDialog span={asked} userId={person} onClose={() => setAsked(undefined)} />}
      {opened && (
        <EntryDialog
          entry={opened}
          now={now}
          isLocked={isLocked}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </>
  )
}

/** The half hour before now, or at nine of another day; undefined on days to come. */
function proposedSpan(day: Day, now: number): Span | undefined {
  const scale = scaleOf(day)
  if (now <= scale.start) return undefined
  const at = now < scale.end ? Math.max(now - 1_800_000, scale.start) : scale.start + NINE_O_CLOCK
  return clickedSpan(scale, at, now)
}
