import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Page } from '@/components/page'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/api'
import { recordQuery } from '@/lib/queries'
import type { KeptQuestion } from '../answer'
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
  const [asked, setAsked] = useState<KeptQuestion[]>([])
  const ask = useChange({
    change: (text: string) => api('POST', '/api/assistant/questions', { body: { text } }),
    affects: [],
    onDone: (question) => setAsked((earlier) => [question, ...earlier]),
  })
  return (
    <Page title={t('title')} context={t('context')} skeleton="cards">
      <AskForm isAsking={ask.isPending} onAsk={(text) => ask.mutate(text)} />
      <div className={classes.stack}>
        <div className={classes.stack} role="log" aria-label={t('answers')}>
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
