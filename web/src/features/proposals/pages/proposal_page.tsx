import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { DocumentChain } from '@/components/documents/document_chain'
import { Loading } from '@/components/loading/loading'
import { AnswerFacts } from '@/components/offers/answer_facts'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { MailsOf } from '@/features/mails/parts'
import { clientName } from '@/lib/client_name'
import { recordQuery } from '@/lib/server/queries'
import { versionedNumber } from '@/lib/versioned_number'
import { settledChoice } from '../paper/choice'
import { ProposalPaper } from '../paper/proposal_paper'
import type { Proposal } from '../proposal'
import { Log } from '../view/log'
import { PdfButtons } from '../view/pdf_buttons'
import { ProposalStrip } from '../view/proposal_strip'
import { useSteps } from '../view/use_steps'
import classes from '../view/view.module.css'

/** `/view/proposals/{id}` */
export function Component() {
  const { t } = useTranslation('proposals')
  const { id = '' } = useParams()
  const proposal = useQuery(recordQuery('/api/proposals/:id', { params: { id } }))
  const back = { to: '/proposal', label: t('list.title') }
  if (proposal.data) return <Loaded key={id} proposal={proposal.data} back={back} />
  return (
    <Page title={t('view.title')} back={back}>
      {proposal.isError ? (
        <ErrorAlert failure={proposal.error} onRetry={() => void proposal.refetch()} />
      ) : (
        <Loading variant="skeleton" extent="cardList" count={2} />
      )}
    </Page>
  )
}

function Loaded({ proposal, back }: { proposal: Proposal; back: { to: string; label: string } }) {
  const { t } = useTranslation('proposals')
  const { start, isBusy, dialog } = useSteps(proposal)
  const { _id, page, title } = proposal
  const context = (
    <>
      {[versionedNumber(proposal), clientName(proposal)].filter(Boolean).join(' · ')} ·{' '}
      <DayText value={proposal.date} />
    </>
  )
  return (
    <Page title={title} context={context} back={back}>
      <DocumentChain type="proposal" id={_id} />
      <ProposalStrip proposal={proposal} isBusy={isBusy} onStep={(step) => void start(step)} />
      <div className={classes.columns}>
        <div className={classes.sheet}>
          <ProposalPaper paper={page} choice={settledChoice(page)} level={2} />
          <PdfButtons proposal={proposal} />
        </div>
        <div className={classes.aside}>
          <AnswerFacts root="/api/proposals" offer={proposal} />
          {proposal.number && (
            <Section title={t('view.mails')}>
              <MailsOf documentId={_id} />
            </Section>
          )}
          <Log proposal={proposal} />
        </div>
      </div>
      {dialog}
    </Page>
  )
}
