import { Alert, Button, Group, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignaturePad } from '@/components/signature_pad'
import { api } from '@/lib/api'
import { failureText } from '@/lib/http_failure'
import type { Offer } from '../estimate'
import classes from './offer.module.css'
import type { Link } from './offer_view'

interface AnswerFormProps {
  offer: Offer
  link: Link
  chosen: number[]
  onAnswer: (offer: Offer) => void
}

/** Accepting with a name and a signature, or declining with a reason. */
export function AnswerForm({ offer, link, chosen, onAnswer }: AnswerFormProps) {
  const { t } = useTranslation('estimates')
  const [declines, setDeclines] = useState(false)
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const [signature, setSignature] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const answer = async (event: FormEvent) => {
    event.preventDefault()
    const isMissing = !declines && name.trim() === ''
    setProblem(isMissing ? t('offer.name_missing') : undefined)
    if (isMissing) return
    setIsBusy(true)
    setFailure(undefined)
    const key = { id: link.id, key: link.linkKey }
    try {
      onAnswer(
        declines
          ? await api('POST', '/api/offers/decline', {
              body: { ...key, reason: reason.trim() || null },
              keepsSession: true,
            })
          : await api('POST', '/api/offers/accept', {
              body: {
                ...key,
                name: name.trim(),
                signature,
                chosen,
                documentHash: offer.documentHash,
              },
              keepsSession: true,
            })
      )
    } catch (failed) {
      setFailure(failureText(failed, t('offer.failed')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void answer(event)}>
      {failure && (
        <Alert color="red" variant="light" role="alert">
          <Text c="var(--mantine-color-text)">{failure}</Text>
        </Alert>
      )}
      {declines ? (
        <Textarea
          label={t('offer.reason')}
          rows={4}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : (
        <>
          <Text>{t('offer.will_accept')}</Text>
          <TextInput
            label={t('offer.name')}
            autoComplete="name"
            maxLength={200}
            value={name}
            error={problem}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {/* It may stay empty: the typed name signs too, for whoever cannot draw. */}
          <SignaturePad label={t('offer.signature')} onChange={setSignature} />
        </>
      )}
      <Group justify="space-between">
        <Button variant="subtle" color="gray" onClick={() => setDeclines(!declines)}>
          {t(declines ? 'offer.back' : 'offer.decline_instead')}
        </Button>
        <Button type="submit" loading={isBusy} color={declines ? 'red' : undefined}>
          {t(declines ? 'offer.decline' : 'offer.accept')}
        </Button>
      </Group>
    </form>
  )
}
