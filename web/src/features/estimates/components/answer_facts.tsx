import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { KeyValueList } from '@/components/key_value_list'
import { Section } from '@/components/section'
import { download } from '@/lib/api'
import { useObjectUrl } from '@/lib/use_object_url'
import type { Estimate } from '../estimate'
import classes from './view.module.css'

/** Who answered what, when and from where, and the drawn signature. */
export function AnswerFacts({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('estimates')
  const { answer, lines, _id } = estimate
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
        <Signature id={_id} alt={t('answer.signature', { name: answer.name })} />
      )}
    </Section>
  )
}

function Signature({ id, alt }: { id: string; alt: string }) {
  const { data } = useQuery({
    queryKey: ['/api/estimates', 'signature', id],
    queryFn: ({ signal }) => download('/api/estimates/:id/signature', { params: { id }, signal }),
  })
  const address = useObjectUrl(data?.file)
  return address ? <img className={classes.signature} src={address} alt={alt} /> : null
}
