import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#api/routes'
import { ErrorAlert } from '@/components/error_alert'
import { PagesPicture } from '@/components/pages_picture'
import { draw } from '@/lib/api'
import classes from './sample_pages.module.css'

const PAUSE_MS = 400

/** A made-up document of the company, drawn by the server as it would be printed. */
export function SamplePages(props: BodyOf<'POST', '/api/document-samples/picture'>) {
  const { t } = useTranslation('settings')
  const [look] = useDebouncedValue(JSON.stringify(props), PAUSE_MS)
  const picture = useQuery({
    queryKey: ['/api/document-samples/picture', look],
    queryFn: ({ signal }) =>
      draw('/api/document-samples/picture', { body: JSON.parse(look), signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (picture.isError) {
    return <ErrorAlert failure={picture.error} onRetry={() => void picture.refetch()} />
  }
  return (
    <div className={classes.pages}>
      <PagesPicture file={picture.data} alt={t('colour.preview')} />
    </div>
  )
}
