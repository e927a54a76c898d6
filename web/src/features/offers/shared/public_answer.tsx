import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { SignaturePad } from '@/components/public/signature_pad'
import { HttpFailure } from '@/lib/server/http_failure'
import classes from './public_answer.module.css'

interface PublicAnswerProps<Offer> {
  /** Meaning of the acceptance, above the name. */
  promise: ReactNode
  /** Label of the button for accepting. */
  verb: string
  accept: (by: { name: string; signature: string | null }) => Promise<Offer>
  decline: (reason: string | null) => Promise<Offer>
  /** Gets the offer as it is with the answer. */
  onAnswer: (offer: Offer) => void
  /** Asks what the offer is now: somebody else has answered it, or it was changed. */
  onBehind: () => void
}

/** How a client answers an offer behind its link: accepting with a name and a signature, or declining with a reason. */
export function PublicAnswer<Offer>(props: PublicAnswerProps<Offer>) {
  const [declines, setDeclines] = useState(false)
  const Answer = declines ? Refusal : Acceptance
  const { accept, decline, onBehind } = props
  const told = (answer: Promise<Offer>) =>
    answer.catch((failure: unknown) => {
      if (failure instanceof HttpFailure && failure.status === 409) onBehind()
      throw failure
    })
  return (
    <Answer
      {...props}
      accept={(by) => told(accept(by))}
      decline={(reason) => told(decline(reason))}
      onSwitch={() => setDeclines(!declines)}
    />
  )
}

type AnswerProps<Offer> = PublicAnswerProps<Offer> & { onSwitch: () => void }

function Acceptance<Offer>({ promise, verb, accept, onAnswer, onSwitch }: AnswerProps<Offer>) {
  const { t } = useTranslation('offers')
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { name: '', signature: '' },
    validate: { name: (name) => (name.trim() ? null : t('offer.name_missing')) },
    save: ({ name, signature }) => accept({ name: name.trim(), signature: signature || null }),
    onSaved: onAnswer,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text>{promise}</Text>
      <TextInput
        label={t('offer.name')}
        autoComplete="name"
        maxLength={200}
        {...form.getInputProps('name')}
      />
      {/* May stay empty: the typed name is a signature too, for people who cannot draw. */}
      <SignaturePad
        label={t('offer.signature')}
        onChange={(picture) => form.setFieldValue('signature', picture ?? '')}
      />
      <div className={classes.ways}>
        <Button variant="subtle" color="gray" onClick={onSwitch}>
          {t('offer.decline_instead')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {verb}
        </Button>
      </div>
    </Form>
  )
}

function Refusal<Offer>({ decline, onAnswer, onSwitch }: AnswerProps<Offer>) {
  const { t } = useTranslation('offers')
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { reason: '' },
    save: ({ reason }) => decline(reason.trim() || null),
    onSaved: onAnswer,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Textarea
        label={t('offer.reason')}
        rows={4}
        maxLength={2000}
        {...form.getInputProps('reason')}
      />
      <div className={classes.ways}>
        <Button variant="subtle" color="gray" onClick={onSwitch}>
          {t('offer.back')}
        </Button>
        <Button type="submit" color="red" loading={isSaving}>
          {t('offer.decline')}
        </Button>
      </div>
    </Form>
  )
}
