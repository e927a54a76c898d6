import { Alert, Box, Button, Loader, Text } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { ErrorAlert } from '@/components/error_alert'
import { useChoice } from '@/components/offers/use_choice'
import { PublicFrame } from '@/components/public_frame'
import { useFileSave } from '@/components/use_file_save'
import { api, downloadPosted } from '@/lib/api'
import { suggestLanguage } from '@/lib/language'
import { type Offer, titleOf } from '../estimate'
import { AnswerForm } from './answer_form'
import { OfferLines } from './offer_lines'

export interface Link {
  id: string
  linkKey: string
}

/** An estimate as its client sees it: what is offered, what can be chosen, and the answer. */
export function OfferView({ id, linkKey }: Link) {
  const { t } = useTranslation('estimates')
  const [offer, setOffer] = useState<Offer>()
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks again
  useEffect(() => {
    const end = new AbortController()
    api('POST', '/api/offers/show', {
      body: { id, key: linkKey },
      signal: end.signal,
      keepsSession: true,
    }).then(
      (answer) => {
        setOffer(answer)
        void suggestLanguage(answer.language)
      },
      (problem: unknown) => {
        if (!end.signal.aborted) setFailure(problem)
      }
    )
    return () => end.abort()
  }, [id, linkKey, tries])
  const tryAgain = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }

  const title = offer ? t('offer.title', { number: titleOf(offer) }) : t('offer.loading')
  return (
    <PublicFrame title={title} context={offer && t('offer.from', offer.seller)} isWide>
      {failure !== undefined && <ErrorAlert failure={failure} onRetry={tryAgain} />}
      {!offer && failure === undefined && (
        <Loader size="sm" mt="md" aria-label={t('offer.loading')} />
      )}
      {offer && <Loaded offer={offer} link={{ id, linkKey }} onAnswer={setOffer} />}
    </PublicFrame>
  )
}

interface LoadedProps {
  offer: Offer
  link: Link
  onAnswer: (offer: Offer) => void
}

function Loaded({ offer, link, onAnswer }: LoadedProps) {
  const { t } = useTranslation('estimates')
  const key = { id: link.id, key: link.linkKey }
  const { chosen, toggle, sums, ...choice } = useChoice(
    offer.lines,
    offer.answer?.chosen ?? [],
    (ticked, signal) =>
      api('POST', '/api/offers/totals', {
        body: { ...key, chosen: ticked },
        signal,
        keepsSession: true,
      })
  )
  const { save, failure } = useFileSave()
  const { answer, canAnswer, isSuperseded } = offer
  const savePdf = () =>
    save(() => downloadPosted('/api/offers/pdf', { body: key, keepsSession: true }))
  const failed = failure ?? choice.failure

  return (
    <>
      <Text c="dimmed" mt="xs">
        {t('offer.for', { name: offer.buyer.name })} · <DayText value={offer.date} /> ·{' '}
        {t('offer.valid_until')} <DayText value={offer.validUntil} />
      </Text>
      {isSuperseded && <Notice>{t('offer.superseded')}</Notice>}
      {answer && (
        <Notice>
          {t(`answered.${answer.kind}`, { name: answer.name })}{' '}
          <DayText value={answer.at} precision="minute" />
        </Notice>
      )}
      {offer.intro && <Text mt="md">{offer.intro}</Text>}
      <OfferLines offer={offer} choice={{ chosen, toggle, sums: sums ?? offer }} />
      {[offer.notes, offer.closing].filter(Boolean).map((text) => (
        <Text key={text} mt="md">
          {text}
        </Text>
      ))}
      <Button variant="default" mt="md" onClick={() => void savePdf()}>
        {t('offer.pdf')}
      </Button>
      {failed !== undefined && (
        <Box mt="md">
          <ErrorAlert failure={failed} />
        </Box>
      )}
      {canAnswer && <AnswerForm offer={offer} link={link} chosen={chosen} onAnswer={onAnswer} />}
    </>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Alert variant="light" role="status" mt="md">
      <Text c="var(--mantine-color-text)">{children}</Text>
    </Alert>
  )
}
