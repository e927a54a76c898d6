import { useTranslation } from 'react-i18next'
import { Timeline } from '@/components/page/timeline'
import type { Note } from '../note'

/** The history of a delivery note. */
export function History({ note: { timeline } }: { note: Note }) {
  const { t } = useTranslation('deliveries')
  return (
    <Timeline
      title={t('view.activity')}
      entries={timeline}
      describe={(action) => t(`activity.${action.replace('deliveryNote.', '')}`)}
    />
  )
}
