import { Alert, Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileSave } from '@/components/files/use_file_save'
import { ErrorAlert } from '@/components/page/error_alert'
import type { Link } from '@/components/public/secret_page'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { AnswerBar } from '@/features/offers/shared/answer_bar'
import { PublicAnswer } from '@/features/offers/shared/public_answer'
import { ThankYou } from '@/features/offers/shared/thank_you'
import { useChoice } from '@/features/offers/shared/use_choice'
import { api, downloadPosted } from '@/lib/server/api'
import { settledChoice } from '../paper/choice'
import { ProposalPaper } from '../paper/proposal_paper'
import type { Paper } from '../proposal'
import { QuestionForm } from './question_form'
import classes from './shared.module.css'

interface SharedPaperProps {
  paper: Paper
  link: Link
  onAnswer: (paper: Paper) => void
  onBehind: () => void
}

const ANSWER = 'answer'

/** The client's view: reading, choosing and answering. */
export function SharedPaper({ paper, link, onAnswer, onBehind }: SharedPaperProps) {
  const { t } = useTranslation('proposals')
  const { sums, failure, ...open } = useChoice(paper.lines, [], (chosen, signal) =>
    api('POST', '/api/shared-proposals/totals', {
      body: { ...link, chosen },
      signal,
      keepsSession: true,
    })
  )
  const choice = paper.canAnswer ? { ...open, sums: sums ?? paper } : settledChoice(paper)
  const { answer, isSuperseded, canAnswer, lines, currency } = paper
  const [isFresh, setIsFresh] = useState(false)
  const answered = answer && (
    <>
      {t(`answered.${answer.kind}`, { name: answer.name })}{' '}
      <DayText value={answer.at} precision="minute" />
    </>
  )
  const form = canAnswer && (
    <div id={ANSWER} className={classes.answer}>
      {failure !== undefined && <ErrorAlert failure={failure} />}
      <PublicAnswer
        promise={
          <>
            {t('shared.will_accept')}{' '}
            {lines.length > 0 && (
              <strong>
                <Money amount={choice.sums.total} currency={currency} />
              </strong>
            )}
          </>
        }
        verb={t('shared.accept')}
        accept={(by) =>
          api('POST', '/api/shared-proposals/accept', {
            body: { ...link, ...by, chosen: choice.chosen, documentHash: paper.documentHash },
            keepsSession: true,
          })
        }
        decline={(reason) =>
          api('POST', '/api/shared-proposals/decline', {
            body: { ...link, reason },
            keepsSession: true,
          })
        }
        onAnswer={(changed) => {
          setIsFresh(true)
          onAnswer(changed)
        }}
        onBehind={onBehind}
      />
    </div>
  )
  return (
    <>
      {isSuperseded && (
        <Alert variant="light" role="status" mb="lg">
          {t('shared.superseded')}
        </Alert>
      )}
      {answer?.kind === 'accepted' && (
        <ThankYou
          seller={paper.seller}
          total={answer.total}
          currency={currency}
          isFresh={isFresh}
          file={<PdfButton link={link} />}
        >
          {answered}
        </ThankYou>
      )}
      {answer?.kind === 'declined' && (
        <Alert variant="light" role="status" mb="lg">
          {answered}
        </Alert>
      )}
      <ProposalPaper paper={paper} choice={choice} answer={form || undefined} />
      <div className={classes.more}>
        {answer?.kind !== 'accepted' && <PdfButton link={link} />}
        <QuestionForm seller={paper.seller} link={link} />
      </div>
      {canAnswer && (
        <AnswerBar
          form={ANSWER}
          currency={currency}
          {...(lines.length > 0 && { total: choice.sums.total })}
        />
      )}
    </>
  )
}

function PdfButton({ link }: { link: Link }) {
  const { t } = useTranslation('proposals')
  const { save, failure, isBusy } = useFileSave()
  const savePdf = () =>
    save(() => downloadPosted('/api/shared-proposals/pdf', { body: link, keepsSession: true }))
  return (
    <Group>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void savePdf()}
      >
        {t('shared.pdf')}
      </Button>
      {failure !== undefined && <ErrorAlert failure={failure} />}
    </Group>
  )
}
