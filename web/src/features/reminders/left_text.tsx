import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import type { Reminder } from './reminder'

/** How and when a reminder left the company, or that it has not. */
export function LeftText({ sentAt, postedOn }: Pick<Reminder, 'sentAt' | 'postedOn'>) {
  const { t } = useTranslation('reminders')
  if (!sentAt && !postedOn) return <StatusBadge kind="partly" label={t('sent.not_yet')} />
  return (
    <>
      {sentAt && <DayText value={sentAt} precision="minute" />}
      {sentAt && postedOn && ' · '}
      {postedOn && (
        <>
          {t('posted.on')} <DayText value={postedOn} />
        </>
      )}
    </>
  )
}
