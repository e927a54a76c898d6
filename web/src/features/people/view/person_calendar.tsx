import { ActionIcon, Button, Group, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { formatMonthYear, today } from '@/lib/time/days'
import { otherMonth } from './calendar/balance'
import classes from './calendar/calendar.module.css'
import { CalendarWeekRow } from './calendar/calendar_week'
import { MonthSums } from './calendar/month_sums'
import { MonthFiles } from './month_files'
import type { PersonPage } from './person_page'

interface PersonCalendarProps {
  person: PersonPage
  isOwn: boolean
  isOwner: boolean
}

/** A month of working time, week by week, with what is to work and what was worked. */
export function PersonCalendar({ person, isOwn, isOwner }: PersonCalendarProps) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const [month, setMonth] = useState(today().slice(0, 7))
  const params = { id: person._id }
  const { data, error, refetch } = useQuery({
    ...recordQuery('/api/employees/:id/month', { params, query: { month } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Group justify="space-between" mb="sm" gap="xs">
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('calendar.previous')}
            onClick={() => setMonth(otherMonth(month, -1))}
          >
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <Title order={2} className={classes.month} aria-live="polite">
            {formatMonthYear(`${month}-01`, language)}
          </Title>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('calendar.next')}
            onClick={() => setMonth(otherMonth(month, 1))}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </Group>
        <Group gap="xs">
          <MonthFiles personId={person._id} month={month} />
          <Button
            variant="default"
            size="xs"
            disabled={month === today().slice(0, 7)}
            onClick={() => setMonth(today().slice(0, 7))}
          >
            {t('calendar.current')}
          </Button>
        </Group>
      </Group>
      {error && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="skeleton" extent="tableRow" count={6} />}
      {data && (
        <>
          <MonthSums month={data} />
          {data.weeks.map((week) => (
            <CalendarWeekRow
              key={week.weekStart}
              week={week}
              days={data.days.filter(({ date }) => date >= week.weekStart && date <= week.weekEnd)}
              isOwn={isOwn}
              isOwner={isOwner}
            />
          ))}
          {!data.hasTargets && (
            <Text c="dimmed" size="sm" mt="sm">
              {t(isOwner ? 'calendar.no_targets_owner' : 'calendar.no_targets')}
            </Text>
          )}
        </>
      )}
    </>
  )
}
