import { useTranslation } from 'react-i18next'
import { Timeline } from '@/components/page/timeline'
import { Versions } from '@/features/offers/shared/versions'
import { type Estimate } from '../estimate'

/** The versions of an estimate, and the history of this one. */
export function History({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('estimates')
  return (
    <>
      <Versions
        root="/view/estimates"
        shownId={estimate._id}
        versions={estimate.versions}
        wordOf={(status) => t(`status.${status}`)}
      />
      <Timeline
        title={t('view.activity')}
        entries={estimate.timeline}
        describe={(action) => t(`activity.${action.replace('estimate.', '')}`)}
      />
    </>
  )
}
