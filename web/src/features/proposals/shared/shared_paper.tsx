import { Alert, Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { Money } from '@/components/money'
import { downloadPosted } from '@/lib/api'
import { saveFile } from '@/lib/csv'
import { failureText } from '@/lib/http_failure'
import { settledChoice } from '../paper/choice'
import { ProposalPaper } from '../paper/proposal_paper'
import type { Paper } from '../proposal'
import { AnswerForm } from './answer_form'
import { Problem } from './problem'
import { QuestionForm } from './question_form'
import classes from './shared.module.css'
import type { Link } from './shared_view'
import { useChoice } from './use_choice'

interface SharedPaperProps {
  paper: Paper
  link: Link
  onAnswer: (paper: Paper) => void
}

const ANSWER = 'answer'

/** What a client reads, chooses and answers. */
export function SharedPaper({ paper, link, onAnswer }: SharedPaperProps) {
  const { t } = useTranslation('proposals')
  const { choice: open, failure } = useChoice(paper, link)
  const choice = paper.canAnswer ? open : settledChoice(paper)
  const { answer, isSuperseded, canAnswer, lines, currency } = paper
  const form = canAnswer && (
    <div id={ANSWER} className={classes.answer}>
      {failure && <Problem>{failure}</Problem>}
      <AnswerForm paper={paper} link={link} choice={choice} onAnswer={onAnswer} />
    </div>
  )
  return (
    <>
      {isSuperseded && <Notice>{t('shared.superseded')}</Notice>}
      {answer && (
        <Notice>
          {t(`answered.${answer.kind}`, { name: answer.name })}{' '}
          <DayText value={answer.at} precision="minute" />
        </Notice>
      )}
      <ProposalPaper paper={paper} choice={choice} answer={form || undefined} />
      <div className={classes.more}>
        <PdfButton link={link} />
        <QuestionForm paper={paper} link={link} />
      </div>
      {canAnswer && (
        <div className={classes.bar}>
          {lines.length > 0 && (
            <span className={classes.sum}>
              <Text span size="xs" c="dimmed">
                {t('paper.total')}
              </Text>
              <Money amount={choice.sums.total} currency={currency} />
            </span>
          )}
          <Button onClick={() => document.getElementById(ANSWER)?.scrollIntoView()}>
            {t('shared.to_answer')}
          </Button>
        </div>
      )}
    </>
  )
}

function PdfButton({ link }: { link: Link }) {
  const { t } = useTranslation('proposals')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setFailure(undefined)
    setIsBusy(true)
    try {
      const { file, name } = await downloadPosted('/api/shared-proposals/pdf', {
        body: link,
        keepsSession: true,
      })
      saveFile(file, name)
    } catch (problem) {
      setFailure(failureText(problem, t('shared.failed')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Group>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void save()}
      >
        {t('shared.pdf')}
      </Button>
      {failure && <Problem>{failure}</Problem>}
    </Group>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Alert variant="light" role="status" mb="lg">
      <Text c="var(--mantine-color-text)">{children}</Text>
    </Alert>
  )
}
