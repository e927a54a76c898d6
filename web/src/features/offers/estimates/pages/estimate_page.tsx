import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { RecordPage } from '@/components/page/record_page'
import { DayText } from '@/components/values/day_text'
import { DocumentPages } from '@/features/documents/preview/document_pages'
import { OfferRecord } from '@/features/offers/shared/offer_record'
import { clientName } from '@/lib/client_name'
import { recordQuery } from '@/lib/server/queries'
import { versionedNumber } from '@/lib/versioned_number'
import { DownPayments } from '../components/down_payments'
import { EstimateStrip } from '../components/estimate_strip'
import { History } from '../components/history'
import type { Estimate } from '../estimate'
import { useEstimateSteps } from '../use_steps'

/** `/view/estimates/{id}` */
export function Component() {
  const { t } = useTranslation('estimates')
  const { id = '' } = useParams()
  const record = useQuery(recordQuery('/api/estimates/:id', { params: { id } }))
  const back = { to: '/estimates', label: t('list.title') }
  return (
    <RecordPage record={record} title={t('view.title')} back={back}>
      {(estimate) => <Loaded key={id} estimate={estimate} back={back} />}
    </RecordPage>
  )
}

function Loaded({ estimate, back }: { estimate: Estimate; back: { to: string; label: string } }) {
  const { t } = useTranslation('estimates')
  const { start, isBusy, dialog } = useEstimateSteps(estimate)
  const number = versionedNumber(estimate)
  const title = number ? t('view.estimate', { number }) : t('view.draft')
  return (
    <OfferRecord
      type="estimate"
      root="/api/estimates"
      offer={estimate}
      title={title}
      context={
        <>
          {clientName(estimate)} · <DayText value={estimate.date} />
        </>
      }
      back={back}
      strip={
        <EstimateStrip estimate={estimate} isBusy={isBusy} onStep={(step) => void start(step)} />
      }
      paper={
        <DocumentPages
          root="/api/estimates"
          id={estimate._id}
          version={estimate.version}
          alt={title}
          openLabel={t('view.open_pdf')}
          saveLabel={t('view.save_pdf')}
        />
      }
      facts={<DownPayments estimate={estimate} />}
      log={<History estimate={estimate} />}
      dialog={dialog}
    />
  )
}
