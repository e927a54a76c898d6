import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { DocumentChain } from '@/components/documents/document_chain'
import { Loading } from '@/components/loading/loading'
import { AnswerFacts } from '@/components/offers/answer_facts'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { Section } from '@/components/page/section'
import { DocumentPages } from '@/components/pictures/document_pages'
import { DayText } from '@/components/values/day_text'
import { MailsOf } from '@/features/mails/parts'
import { clientName } from '@/lib/client_name'
import { recordQuery } from '@/lib/server/queries'
import { versionedNumber } from '@/lib/versioned_number'
import { DownPayments } from '../components/down_payments'
import { EstimateStrip } from '../components/estimate_strip'
import { History } from '../components/history'
import classes from '../components/view.module.css'
import type { Estimate } from '../estimate'
import { useSteps } from '../use_steps'

/** `/view/estimates/{id}` */
export function Component() {
  const { t } = useTranslation('estimates')
  const { id = '' } = useParams()
  const estimate = useQuery(recordQuery('/api/estimates/:id', { params: { id } }))
  const back = { to: '/estimates', label: t('list.title') }
  if (estimate.data) return <Loaded key={id} estimate={estimate.data} back={back} />
  return (
    <Page title={t('view.title')} back={back}>
      {estimate.isError ? (
        <ErrorAlert failure={estimate.error} onRetry={() => void estimate.refetch()} />
      ) : (
        <Loading variant="skeleton" extent="cardList" count={2} />
      )}
    </Page>
  )
}

function Loaded({ estimate, back }: { estimate: Estimate; back: { to: string; label: string } }) {
  const { t } = useTranslation('estimates')
  const { start, isBusy, dialog } = useSteps(estimate)
  const { _id, version } = estimate
  const number = versionedNumber(estimate)
  const title = number ? t('view.estimate', { number }) : t('view.draft')
  const context = (
    <>
      {clientName(estimate)} · <DayText value={estimate.date} />
    </>
  )
  return (
    <Page title={title} context={context} back={back}>
      <DocumentChain type="estimate" id={_id} />
      <EstimateStrip estimate={estimate} isBusy={isBusy} onStep={(step) => void start(step)} />
      <div className={classes.columns}>
        <DocumentPages
          root="/api/estimates"
          id={_id}
          version={version}
          alt={title}
          openLabel={t('view.open_pdf')}
          saveLabel={t('view.save_pdf')}
        />
        <div>
          <AnswerFacts root="/api/estimates" offer={estimate} />
          <DownPayments estimate={estimate} />
          {estimate.number && (
            <Section title={t('view.mails')}>
              <MailsOf documentId={_id} />
            </Section>
          )}
          <History estimate={estimate} />
        </div>
      </div>
      {dialog}
    </Page>
  )
}
