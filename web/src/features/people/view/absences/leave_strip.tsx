import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { latePart } from '@/lib/parts/late_part'
import { recordQuery } from '@/lib/server/queries'
import { formatDate, today } from '@/lib/time/days'
import classes from '../calendar/calendar.module.css'

const LeaveDialog = latePart(async () => (await import('./leave_dialog')).LeaveDialog)

/** The holiday of the year: what there is, what was taken, what is left. */
export function LeaveStrip({ personId, isOwner }: { personId: string; isOwner: boolean }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const [isEditing, setEditing] = useState(false)
  const year = Number(today().slice(0, 4))
  const { data } = useQuery(
    recordQuery('/api/employees/:id/leave', { params: { id: personId }, query: { year } })
  )
  if (!data) return null
  const { account } = data
  const figure = (label: string, days: number) => ({ label, value: formatNumber(days, language) })
  const figures = account && [
    figure(t('leave.entitled'), account.entitledDays),
    figure(t('leave.carried', { day: formatDate(account.carriedUntil) }), account.carriedDays),
    ...(account.expiredDays > 0 ? [figure(t('leave.expired'), account.expiredDays)] : []),
    figure(t('leave.taken'), account.takenDays),
    ...(account.requestedDays > 0 ? [figure(t('leave.requested'), account.requestedDays)] : []),
    figure(t('leave.remaining'), account.remainingDays),
  ]
  return (
    <Section
      title={t('leave.title', { year })}
      action={
        isOwner && (
          <Button variant="default" size="xs" onClick={() => setEditing(true)}>
            {t('leave.edit')}
          </Button>
        )
      }
    >
      {figures ? (
        <dl className={classes.leave}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Text c="dimmed">{t(isOwner ? 'leave.none_owner' : 'leave.none')}</Text>
      )}
      {isEditing && (
        <LeaveDialog
          personId={personId}
          year={year}
          account={account}
          onClose={() => setEditing(false)}
        />
      )}
    </Section>
  )
}
