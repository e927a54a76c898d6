import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#api/routes'
import { PagesPicture } from '@/components/pictures/pages_picture'
import { usePictures } from '@/components/pictures/use_pictures'
import { draw } from '@/lib/server/api'
import classes from './sample_pages.module.css'

const PAUSE_MS = 400

/** A made-up document of the company, drawn by the server as it would be printed. */
export function SamplePages(props: BodyOf<'POST', '/api/document-samples/picture'>) {
  const { t } = useTranslation('settings')
  const [look] = useDebouncedValue(JSON.stringify(props), PAUSE_MS)
  const pictures = usePictures({
    queryKey: ['/api/document-samples/picture', look],
    draw: (portion, signal) =>
      draw('POST', '/api/document-samples/picture', portion, { body: JSON.parse(look), signal }),
    keepsPrevious: true,
  })
  return (
    <div className={classes.pages}>
      <PagesPicture pictures={pictures} alt={t('colour.preview')} />
    </div>
  )
}
