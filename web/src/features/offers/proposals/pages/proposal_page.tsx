import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { RecordPage } from '@/components/page/record_page'
import { DayText } from '@/components/values/day_text'
import { OfferRecord } from '@/features/offers/shared/offer_record'
import { clientName } from '@/lib/client_name'
import { recordQuery } from '@/lib/server/queries'
import { versionedNumber } from '@/lib/versioned_number'
import { settledChoice } from '../paper/choice'
import { ProposalPaper } from '../paper/proposal_paper'
import type { Proposal } from '../proposal'
import { Log } from '../view/log'
import { PdfButtons } from '../view/pdf_buttons'
import { ProposalStrip } from '../view/proposal_strip'
import { useProposalSteps } from '../view/use_steps'
import classes from '../view/view.module.css'

/** `/view/proposals/{id}` */
export function Component() {
  const { t } = useTranslation('proposals')
  const { id = '' } = useParams()
  const record = useQuery(recordQuery('/api/proposals/:id', { params: { id } }))
  const back = { to: '/proposal', label: t('list.title') }
  return (
    <RecordPage record={record} title={t('view.title')} back={back}>
      {(proposal) => <Loaded key={id} proposal={proposal} back={back} />}
    </RecordPage>
  )
}

function Loaded({ proposal, back }: { proposal: Proposal; back: { to: string; label: string } }) {
  const { start, isBusy, dialog } = useProposalSteps(proposal)
  const { page, title } = proposal
  return (
    <OfferRecord
      type="proposal"
      root="/api/proposals"
      offer={proposal}
      title={title}
      context={
        <>
          {[versionedNumber(proposal), clientName(proposal)].filter(Boolean).join(' · ')} ·{' '}
          <DayText value={proposal.date} />
        </>
      }
      back={back}
      strip={
        <ProposalStrip proposal={proposal} isBusy={isBusy} onStep={(step) => void start(step)} />
      }
      paper={
        <div className={classes.sheet}>
          <ProposalPaper paper={page} choice={settledChoice(page)} level={2} />
          <PdfButtons proposal={proposal} />
        </div>
      }
      side="narrow"
      log={<Log proposal={proposal} />}
      dialog={dialog}
    />
  )
}
