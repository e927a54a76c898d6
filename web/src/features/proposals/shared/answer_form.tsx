import { Button, Group, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/money'
import { SignaturePad } from '@/components/signature_pad'
import { api } from '@/lib/api'
import { failureText } from '@/lib/http_failure'
import type { Choice } from '../paper/choice'
import type { Paper } from '../proposal'
import { Problem } from './problem'
import classes from './shared.module.css'
import type { Link } from './shared_view'

interface AnswerFormProps {
  paper: Paper
  link: Link
  choice: Choice
  onAnswer: (paper: Paper) => void
}

/** Accepting with a name and a signature, or declining with a reason. */
export function AnswerForm(props: AnswerFormProps) {
  const [declines, setDeclines] = useState(false)
  const Form = declines ? DeclineForm : AcceptForm
  return <Form {...props} onSwitch={() => setDeclines(!declines)} />
}

type FormProps = AnswerFormProps & { onSwitch: () => void }

function AcceptForm({ paper, link, choice, onAnswer, onSwitch }: FormProps) {
  const { t } = useTranslation('proposals')
  const [name, setName] = useState('')
  const [signature, setSignature] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const { send, failure, isBusy } = useSending(onAnswer)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = name.trim() === ''
    setProblem(isMissing ? t('shared.name_missing') : undefined)
    if (isMissing) return
    const { chosen } = choice
    const body = { ...link, name: name.trim(), signature, chosen, documentHash: paper.documentHash }
    void send(() => api('POST', '/api/shared-proposals/accept', { body, keepsSession: true }))
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {failure && <Problem>{failure}</Problem>}
      <Text>
        {t('shared.will_accept')}{' '}
        {paper.lines.length > 0 && (
          <strong>
            <Money amount={choice.sums.total} currency={paper.currency} />
          </strong>
        )}
      </Text>
      <TextInput
        label={t('shared.name')}
        autoComplete="name"
        maxLength={200}
        value={name}
        error={problem}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <SignaturePad label={t('shared.signature')} onChange={setSignature} />
      <Group justify="space-between">
        <Button variant="subtle" color="gray" onClick={onSwitch}>
          {t('shared.decline_instead')}
        </Button>
        <Button type="submit" size="md" loading={isBusy}>
          {t('shared.accept')}
        </Button>
      </Group>
    </form>
  )
}

function DeclineForm({ link, onAnswer, onSwitch }: FormProps) {
  const { t } = useTranslation('proposals')
  const [reason, setReason] = useState('')
  const { send, failure, isBusy } = useSending(onAnswer)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { ...link, reason: reason.trim() || null }
    void send(() => api('POST', '/api/shared-proposals/decline', { body, keepsSession: true }))
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {failure && <Problem>{failure}</Problem>}
      <Textarea
        label={t('shared.reason')}
        rows={4}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="space-between">
        <Button variant="subtle" color="gray" onClick={onSwitch}>
          {t('shared.back')}
        </Button>
        <Button type="submit" color="red" loading={isBusy}>
          {t('shared.decline')}
        </Button>
      </Group>
    </form>
  )
}

function useSending(onAnswer: (paper: Paper) => void) {
  const { t } = useTranslation('proposals')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (call: () => Promise<Paper>) => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      onAnswer(await call())
    } catch (problem) {
      setFailure(failureText(problem, t('shared.failed')))
    } finally {
      setIsBusy(false)
    }
  }
  return { send, failure, isBusy }
}
