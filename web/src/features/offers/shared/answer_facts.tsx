import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { KeyValueList } from '@/components/page/key_value_list'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { download } from '@/lib/server/api'
import { useObjectUrl } from '@/lib/use_object_url'
import type { AnsweredOffer, AnswerFormProps } from './answer_forms'
import classes from './offers.module.css'

interface AnswerFactsProps extends Pick<AnswerFormProps, 'root'> {
  offer: AnsweredOffer & { answer: Answer | null }
}

interface Answer {
  kind: 'accepted' | 'declined'
  via: 'online' | 'phone'
  name: string
  note: string
  chosen: number[]
  ipAddress: string | null
  hasSignature: boolean
  at: string
}

/** The answer to an offer with its author, time and origin, and the drawn signature. */
export function AnswerFacts({ root, offer: { answer, lines, _id } }: AnswerFactsProps) {
  const { t } = useTranslation('offers')
  if (!answer) return null
  const chosen = lines
    .filter(({ position }) => answer.chosen.includes(position))
    .map(({ description }) => description.split('\n')[0])
  return (
    <Section title={t(`answer.${answer.kind}`)}>
      <KeyValueList
        items={[
          { label: t('answer.at'), value: <DayText value={answer.at} precision="minute" /> },
          { label: t('answer.via'), value: t(`answer.${answer.via}`) },
          { label: t('answer.name'), value: answer.name },
          { label: t('answer.note'), value: answer.note },
          { label: t('answer.chosen'), value: chosen.join(', ') },
          { label: t('answer.ip'), value: answer.ipAddress ?? '' },
        ]}
      />
      {answer.hasSignature && (
        <Signature root={root} id={_id} alt={t('answer.signature', { name: answer.name })} />
      )}
    </Section>
  )
}

function Signature({ root, id, alt }: { root: AnswerFormProps['root']; id: string; alt: string }) {
  const { data } = useQuery({
    queryKey: [root, 'signature', id],
    queryFn: ({ signal }) => download(`${root}/:id/signature`, { params: { id }, signal }),
  })
  const address = useObjectUrl(data?.file)
  return address ? <img className={classes.signature} src={address} alt={alt} /> : null
}
