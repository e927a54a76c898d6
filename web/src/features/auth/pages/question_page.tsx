import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { PlainArea } from '@/components/plain/plain_area'
import { PlainButton } from '@/components/plain/plain_button'
import { PlainNote } from '@/components/plain/plain_note'
import { PublicFrame } from '@/components/public/public_frame'
import frame from '@/components/public/public_frame.module.css'
import { api } from '@/lib/server/api'
import { failureText, HttpFailure } from '@/lib/server/http_failure'
import { AuthForm } from '../components/auth_form'
import { useFields } from '../use_fields'
import { useLink } from '../use_link'
import { useTakenFragment } from '../use_taken_fragment'
import { useTexts } from '../use_texts'

/** Behind the link of the operator's question: an applicant reads it and answers once. Opening it changes nothing. */
export function Component() {
  const { t } = useTexts()
  const { token: id = '' } = useParams()
  const token = useTakenFragment()
  const { isAsking, link, refusal: refused, failure, askAgain } = useLink(token, id)
  const [isDone, setDone] = useState(false)
  const question = link?.purpose === 'question' ? link.question : undefined
  const isOther = !isAsking && link !== undefined && question === undefined
  const refusal = token && !isOther ? refused : t('question.incomplete')
  return (
    <PublicFrame
      title={t('question.title')}
      context={question && link?.companyName}
      links={<Link to="/login">{t('login.title')}</Link>}
    >
      {refusal && <PlainNote tone="failed">{refusal}</PlainNote>}
      {failure !== undefined && (
        <>
          <PlainNote tone="failed">
            <span>{failureText(failure, t('question.not_loaded'))}</span>{' '}
            {failure instanceof HttpFailure && <small>{failure.requestId}</small>}
          </PlainNote>
          <PlainButton tone="quiet" onClick={askAgain}>
            {t('question.retry')}
          </PlainButton>
        </>
      )}
      {isDone && <PlainNote tone="done">{t('question.done')}</PlainNote>}
      {question !== undefined && !refusal && !isDone && (
        <>
          <p className={frame.quote}>{question}</p>
          <AnswerForm body={{ id, token }} onDone={() => setDone(true)} />
        </>
      )}
    </PublicFrame>
  )
}

interface AnswerFormProps {
  body: { id: string; token: string }
  onDone: () => void
}

function AnswerForm({ body, onDone }: AnswerFormProps) {
  const { t } = useTexts()
  const { field, submit, failure, isBusy } = useFields({
    initial: { answer: '' },
    required: { answer: t('question.missing') },
    fallback: t('question.failed'),
    send: async ({ answer }) => {
      await api('POST', '/api/auth/question-answers', {
        body: { ...body, answer },
        keepsSession: true,
      })
      onDone()
    },
  })
  return (
    <AuthForm onSubmit={submit} verb={t('question.submit')} isBusy={isBusy} failure={failure}>
      <PlainArea
        {...field('answer')}
        required
        label={t('question.answer')}
        rows={6}
        maxLength={4000}
        autoFocus
      />
    </AuthForm>
  )
}
