import { Alert, Box, Button, Loader, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClientFrame } from '@/components/brand/client_frame'
import { useFileSave } from '@/components/files/use_file_save'
import { ErrorAlert } from '@/components/page/error_alert'
import { type Link, LinkFailure, useSecret } from '@/components/public/secret_page'
import { DayText } from '@/components/values/day_text'
import { AnswerBar } from '@/features/offers/shared/answer_bar'
import { PublicAnswer } from '@/features/offers/shared/public_answer'
import { ThankYou } from '@/features/offers/shared/thank_you'
import { useChoice } from '@/features/offers/shared/use_choice'
import { api, downloadPosted } from '@/lib/server/api'
import { versionedNumber } from '@/lib/versioned_number'
import type { Offer } from '../estimate'
import classes from './offer.module.css'
import { OfferLines } from './offer_lines'

/** An estimate as its client sees it: what is offered, what can be chosen, and the answer. */
export function OfferView({ link }: { link: Link }) {
  const { t } = useTranslation('estimates')
  const {
    shown: offer,
    failure,
    isPending,
    askAgain,
    show,
  } = useSecret(['offer', link], (signal) =>
    api('POST', '/api/offers/show', { body: link, signal, keepsSession: true })
  )
  const [isFresh, setIsFresh] = useState(false)
  const title = offer ? t('offer.title', { number: versionedNumber(offer) }) : t('offer.loading')
  return (
    <ClientFrame
      brand={offer?.seller}
      title={title}
      context={offer && t('offer.from', offer.seller)}
    >
      {failure && <LinkFailure failure={failure} onRetry={askAgain} />}
      {isPending && <Loader size="sm" mt="md" aria-label={t('offer.loading')} />}
      {offer && (
        // A new answer resets the ticked options, because it may belong to another person.
        <Loaded
          key={offer.answer?.at}
          offer={offer}
          link={link}
          isFresh={isFresh}
          onAnswer={(answered) => {
            setIsFresh(true)
            show(answered)
          }}
          onBehind={askAgain}
        />
      )}
    </ClientFrame>
  )
}

const ANSWER = 'answer'

interface LoadedProps {
  offer: Offer
  link: Link
  /** Whether it was answered here just now. */
  isFresh: boolean
  onAnswer: (offer: Offer) => void
  onBehind: () => void
}

function Loaded({ offer, link, isFresh, onAnswer, onBehind }: LoadedProps) {
  const { t } = useTranslation('estimates')
  const { chosen, toggle, sums, ...choice } = useChoice(
    offer.lines,
    offer.answer?.chosen ?? [],
    (ticked, signal) =>
      api('POST', '/api/offers/totals', {
        body: { ...link, chosen: ticked },
        signal,
        keepsSession: true,
      })
  )
  const { save, failure } = useFileSave()
  const { answer, canAnswer, isSuperseded } = offer
  const savePdf = () =>
    save(() => downloadPosted('/api/offers/pdf', { body: link, keepsSession: true }))
  const failed = failure ?? choice.failure
  const isAccepted = answer?.kind === 'accepted'
  const file = (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void savePdf()}
    >
      {t('offer.pdf')}
    </Button>
  )
  const answered = answer && (
    <>
      {t(`answered.${answer.kind}`, { name: answer.name })}{' '}
      <DayText value={answer.at} precision="minute" />
    </>
  )

  return (
    <>
      <Text c="dimmed" mt="xs">
        {t('offer.for', { name: offer.buyer.name })} · <DayText value={offer.date} /> ·{' '}
        {t('offer.valid_until')} <DayText value={offer.validUntil} />
      </Text>
      {isSuperseded && (
        <Alert variant="light" role="status" mt="md">
          {t('offer.superseded')}
        </Alert>
      )}
      {isAccepted && (
        <ThankYou
          seller={offer.seller}
          total={answer.total}
          currency={offer.currency}
          isFresh={isFresh}
          file={file}
        >
          {answered}
        </ThankYou>
      )}
      {answer?.kind === 'declined' && (
        <Alert variant="light" role="status" mt="md">
          {answered}
        </Alert>
      )}
      {offer.intro && <Text mt="md">{offer.intro}</Text>}
      <OfferLines offer={offer} choice={{ chosen, toggle, sums: sums ?? offer }} />
      {[offer.notes, offer.closing].filter(Boolean).map((text) => (
        <Text key={text} mt="md">
          {text}
        </Text>
      ))}
      {!isAccepted && <Box mt="md">{file}</Box>}
      {failed !== undefined && (
        <Box mt="md">
          <ErrorAlert failure={failed} />
        </Box>
      )}
      {canAnswer && (
        <div id={ANSWER} className={classes.answer}>
          <PublicAnswer
            promise={t('offer.will_accept')}
            verb={t('offer.accept')}
            accept={(by) =>
              api('POST', '/api/offers/accept', {
                body: { ...link, ...by, chosen, documentHash: offer.documentHash },
                keepsSession: true,
              })
            }
            decline={(reason) =>
              api('POST', '/api/offers/decline', {
                body: { ...link, reason },
                keepsSession: true,
              })
            }
            onAnswer={onAnswer}
            onBehind={onBehind}
          />
        </div>
      )}
      {canAnswer && (
        <AnswerBar form={ANSWER} total={(sums ?? offer).total} currency={offer.currency} />
      )}
    </>
  )
}
