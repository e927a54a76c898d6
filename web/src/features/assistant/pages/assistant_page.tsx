import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { KeptQuestion } from '../answer'
import { ModelAnswerCard } from '../model/model_answer_card'
import { useModel } from '../model/use_model'
import { AnswerCard } from '../parts/answer_card'
import { AskForm } from '../parts/ask_form'
import classes from '../parts/assistant.module.css'
import { History } from '../parts/history'
import { Insights } from '../parts/insights'
import { Week } from '../parts/week'

/** `/ai`: questions answered from the books, and what needs attention. */
export function Component() {
  const { t } = useTranslation('assistant')
  const briefing = useQuery(recordQuery('/api/assistant/briefing'))
  const kept = useQuery(recordQuery('/api/assistant/questions'))
  const chat = useQuery(recordQuery('/api/assistant/chat'))
  const endpoint = chat.data?.endpoint
  const model = useModel()
  const [asked, setAsked] = useState<KeptQuestion[]>([])
  const ask = useChange({
    change: (text: string) => api('POST', '/api/assistant/questions', { body: { text } }),
    affects: [],
    onDone: (question) => {
      if (endpoint && question.answer === null) void model.ask(question._id, question.text)
      else setAsked((earlier) => [question, ...earlier])
    },
  })
  return (
    <Page
      title={t('title')}
      context={endpoint ? t('context_model', endpoint) : t('context')}
      skeleton="cards"
    >
      <AskForm isAsking={ask.isPending} onAsk={(text) => ask.mutate(text)} />
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
        {kept.data && <History questions={kept.data} onAsk={(text) => ask.mutate(text)} />}
      </div>
    </Page>
  )
}
