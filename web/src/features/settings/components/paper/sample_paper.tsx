import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#api/routes'
import { draw } from '@/lib/server/api'
import { LivePaper } from './live_paper'

const SAMPLE = '/api/document-samples/picture'

/** A made-up document of the company, with settings that are not saved yet. */
export function SamplePaper(props: BodyOf<'POST', typeof SAMPLE>) {
  const { t } = useTranslation('settings')
  return (
    <LivePaper
      alt={t('colour.preview')}
      name={SAMPLE}
      body={props}
      draw={(body, portion, signal) => draw('POST', SAMPLE, portion, { body, signal })}
    />
  )
}
