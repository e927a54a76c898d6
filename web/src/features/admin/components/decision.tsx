import { Alert, Anchor, Button, Loader, Text, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnswerOf } from '#api/routes'
import { ErrorAlert } from '@/components/page/error_alert'
import { PublicFrame } from '@/components/public/public_frame'
import classes from '@/components/public/public_frame.module.css'
import { DayText } from '@/components/values/day_text'
import { api } from '@/lib/server/api'
import { failureText, HttpFailure } from '@/lib/server/http_failure'

/** `decision` names the super admin who decided meanwhile; it is null while the company waits. */
type Preview = AnswerOf<'POST', '/api/admin-links/show'>

/** Shows what the link will do; one button does it. A rejection asks for the reason. */
export function Decision({ linkKey }: { linkKey: string }) {
  const { t } = useTranslation('admin')
  const [preview, setPreview] = useState<Preview>()
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const [isDone, setIsDone] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    setFailure(undefined)
    const end = new AbortController()
    api('POST', '/api/admin-links/show', {
      body: { key: linkKey },
      signal: end.signal,
      keepsSession: true,
    }).then(setPreview, (problem: unknown) => {
      if (!end.signal.aborted) setFailure(problem)
    })
    return () => end.abort()
  }, [linkKey, tries])

  const title = preview ? t(`link.${preview.action}`) : t('link.title')
  const links = (
    <Anchor component={Link} to="/admin">
      {t('link.to_queue')}
    </Anchor>
  )
  return (
    <PublicFrame title={title} links={links}>
      {failure !== undefined && (
        <ErrorAlert
          failure={failure}
          {...(!isOver(failure) && { onRetry: () => setTries(tries + 1) })}
        />
      )}
      {!preview && failure === undefined && (
        <Loader size="sm" mt="md" aria-label={t('link.loading')} />
      )}
      {preview && <Facts {...preview} />}
      {preview?.decision && <Decided decision={preview.decision} />}
      {preview && isDone && <Notice tone="petrol">{t(`link.done_${preview.action}`)}</Notice>}
      {preview && !preview.decision && !isDone && (
        <Act linkKey={linkKey} action={preview.action} onDone={() => setIsDone(true)} />
      )}
    </PublicFrame>
  )
}

/** A link that is used, expired or damaged stays so, however often it is tried. */
const isOver = (failure: unknown) => failure instanceof HttpFailure && failure.status === 404

function Facts({ company, applicant }: Preview) {
  const { t } = useTranslation('admin')
  return (
    <div>
      <Text fw={600} mt="md">
        {company.name}
      </Text>
      <Text c="dimmed">{company.email}</Text>
      {applicant && (
        <Text c="dimmed">
          {t('link.applicant', { name: applicant.name, email: applicant.email })} (
          {t(applicant.isAddressConfirmed ? 'address.confirmed' : 'address.unconfirmed')})
        </Text>
      )}
      <Text c="dimmed">
        {t('link.plan', { plan: company.plan })} ·{' '}
        <DayText value={company.requestedAt} precision="minute" />
      </Text>
    </div>
  )
}

function Decided({ decision }: { decision: NonNullable<Preview['decision']> }) {
  const { t } = useTranslation('admin')
  return (
    <Notice tone="petrol">
      {t('link.decided', { status: t(`status.${decision.status}`) })}{' '}
      <DayText value={decision.at} precision="minute" /> {decision.by}
    </Notice>
  )
}

interface ActProps {
  linkKey: string
  action: Preview['action']
  onDone: () => void
}

function Act({ linkKey, action, onDone }: ActProps) {
  const { t } = useTranslation('admin')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isReject = action === 'reject'

  const act = async (event: FormEvent) => {
    event.preventDefault()
    const isMissing = isReject && reason.trim() === ''
    setProblem(isMissing ? t('ask.missing') : undefined)
    if (isMissing) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      const body = { key: linkKey, ...(isReject && { reason: reason.trim() }) }
      await api('POST', '/api/admin-links/act', { body, keepsSession: true })
      onDone()
    } catch (failed) {
      setFailure(failureText(failed, t('link.failed')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void act(event)} className={classes.form} noValidate>
      <Text>{t(`link.will_${action}`)}</Text>
      {failure && <Notice tone="red">{failure}</Notice>}
      {isReject && (
        <Textarea
          label={t('ask.reason')}
          description={t('ask.help.reject')}
          rows={4}
          maxLength={1000}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Button type="submit" loading={isBusy} fullWidth color={isReject ? 'red' : undefined}>
        {t(`step.${action}`)}
      </Button>
    </form>
  )
}

function Notice({ tone, children }: { tone: 'red' | 'petrol'; children: ReactNode }) {
  return (
    <Alert color={tone} variant="light" role={tone === 'red' ? 'alert' : 'status'} mt="md">
      {children}
    </Alert>
  )
}
