import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '@/components/plain/plain_button'
import { PlainNote } from '@/components/plain/plain_note'
import { DayText } from '@/components/values/day_text'
import { api } from '@/lib/server/api'
import { useConfirmed } from '../confirm_self/use_confirmed'
import { useFields } from '../use_fields'
import type { Waiting } from './device'
import classes from './device.module.css'

interface QuestionProps {
  waiting: Waiting
  onAnswer: (answer: 'allowed' | 'refused') => void
}

/** Shows which terminal asks, from where and for what, and allows or refuses its sign-in. */
export function Question({ waiting, onAnswer }: QuestionProps) {
  const { t } = useTranslation('device')
  const { userCode, device, ipAddress, isSameNetwork, requestedAt, company, email } = waiting
  const { confirmed, dialog } = useConfirmed()
  // The button that led here is gone; a reader of the screen goes on with the question.
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus(), [])
  const body = { userCode }
  const allow = useFields({
    initial: {},
    required: {},
    fallback: t('question.failed'),
    send: async () => {
      const allowed = await confirmed(() => api('POST', '/api/auth/device-confirmations', { body }))
      if (allowed) onAnswer('allowed')
    },
  })
  const refuse = useFields({
    initial: {},
    required: {},
    fallback: t('question.failed'),
    send: async () => {
      await api('POST', '/api/auth/device-refusals', { body })
      onAnswer('refused')
    },
  })
  const failure = allow.failure ?? refuse.failure
  return (
    <div ref={start} tabIndex={-1} className={classes.question}>
      <p className={classes.check}>{t('question.check')}</p>
      <p className={classes.code}>{userCode}</p>
      <dl className={classes.facts}>
        <dt>{t('question.device')}</dt>
        <dd>{device}</dd>
        <dt>{t('question.network')}</dt>
        <dd>
          {ipAddress}
          <span>{t(isSameNetwork ? 'question.same_network' : 'question.other_network')}</span>
        </dd>
        <dt>{t('question.requested')}</dt>
        <dd>
          <DayText value={requestedAt} precision="minute" />
        </dd>
        <dt>{t('question.account')}</dt>
        <dd>
          {email}
          {company !== null && <span>{company}</span>}
        </dd>
      </dl>
      <p className={classes.warning}>{t('question.warning')}</p>
      {failure && <PlainNote tone="failed">{failure}</PlainNote>}
      <div className={classes.answers}>
        <PlainButton isBusy={allow.isBusy} onClick={allow.submit}>
          {t('question.allow')}
        </PlainButton>
        <PlainButton tone="quiet" isBusy={refuse.isBusy} onClick={refuse.submit}>
          {t('question.refuse')}
        </PlainButton>
      </div>
      {dialog}
    </div>
  )
}
