import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { useRole } from '@/lib/session/current_user'
import { EXAMPLES, type KeptQuestion, OWN_EXAMPLES } from '../answer'
import { ModelAnswerCard } from '../model/model_answer_card'
import { useModel } from '../model/use_model'
import { AnswerCard } from '../parts/answer_card'
import { AskForm } from '../parts/ask_form'
import classes from '../parts/assistant.module.css'
import { History } from '../parts/history'
import { Insights } from '../parts/insights'
import { Week } from '../parts/week'

interface Asking {
  text: string
  /** The question that it may go on from. */
  after?: string
}

/** `/ai`: questions answered from the books, and what needs attention; for employees their own work. */
export function Component() {
  const { t } = useTranslation('assistant')
  const briefing = useQuery(recordQuery('/api/assistant/briefing'))
  const kept = useQuery(recordQuery('/api/assistant/questions'))
  const chat = useQuery(recordQuery('/api/assistant/chat'))
  const endpoint = chat.data?.endpoint
  const model = useModel()
  const isOwn = useRole() === 'employee'
  const [asked, setAsked] = useState<KeptQuestion[]>([])
  // Of what was asked on this page, the latest with an answer by rules.
  const [latest, setLatest] = useState<string>()
  const ask = useChange({
    change: (body: Asking) => api('POST', '/api/assistant/questions', { body }),
    affects: [],
    onDone: (question) => {
      const isForModel = question.answer === null && !question.reason
      if (question.answer) setLatest(question._id)
      if (endpoint && isForModel) {
        setLatest(undefined)
        void model.ask(question._id, question.text)
      } else setAsked((earlier) => [question, ...earlier])
    },
  })
  const askNext = (text: string) => ask.mutate({ text, after: latest })
  const forget = () => {
    setAsked([])
    setLatest(undefined)
  }
  return (
    <Page
      title={t('title')}
      context={endpoint ? t('context_model', endpoint) : t(isOwn ? 'context_own' : 'context')}
      skeleton="cards"
    >
      <AskForm
        examples={isOwn ? OWN_EXAMPLES : EXAMPLES}
        isAsking={ask.isPending}
        onAsk={askNext}
      />
      <div className={classes.stack}>
        <div className={classes.stack} role="log" aria-label={t('answers')}>
          {model.answers.map((answer) => (
            <ModelAnswerCard
              key={answer.id}
              answer={answer}
              onCancel={() => model.cancel(answer.id)}
            />
          ))}
          {asked.map((question) => (
            <AnswerCard key={question._id} question={question} />
          ))}
        </div>
        {briefing.isError && (
          <ErrorAlert failure={briefing.error} onRetry={() => void briefing.refetch()} />
        )}
        {briefing.isPending && <Loading variant="skeleton" extent="cardList" count={2} />}
        {briefing.data && (
          <>
            <Week week={briefing.data.week} />
            <Insights insights={briefing.data.insights} />
          </>
        )}
        {kept.data && (
          <History questions={kept.data} onAsk={(asking) => ask.mutate(asking)} onForget={forget} />
        )}
      </div>
    </Page>
  )
}
