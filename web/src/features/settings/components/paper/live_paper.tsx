import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PagesPicture } from '@/components/pictures/pages_picture'
import { usePictures } from '@/components/pictures/use_pictures'
import type { Picture } from '@/lib/server/api'
import { HttpFailure } from '@/lib/server/http_failure'
import classes from './live_paper.module.css'

const PAUSE_MS = 400

interface LivePaperProps<Body> {
  /** Text alternative. */
  alt: string
  /** Names what is drawn, for the memory of what has been drawn. */
  name: string
  /** The values as they are typed; drawn after a pause. */
  body: Body
  draw: (body: Body, portion: number, signal: AbortSignal) => Promise<Picture>
}

/** A page as the server prints it, which follows the form. It stays as it was while the values cannot be drawn. */
export function LivePaper<Body>({ alt, name, body, draw }: LivePaperProps<Body>) {
  const { t } = useTranslation('settings')
  const [text] = useDebouncedValue(JSON.stringify(body), PAUSE_MS)
  const pictures = usePictures({
    queryKey: [name, text],
    draw: (portion, signal) => draw(JSON.parse(text), portion, signal),
    keepsPrevious: true,
    isPassing: true,
  })
  const drawn = useRef(pictures)
  if (pictures.data) drawn.current = pictures
  const isOld = pictures.isError && drawn.current !== pictures
  return (
    <div className={classes.paper}>
      <PagesPicture pictures={isOld ? drawn.current : pictures} alt={alt} />
      {isOld && (
        <Text size="sm" role="status" className={classes.fault}>
          {t('paper.old', { reason: reasonOf(pictures.error) ?? t('paper.failed') })}
        </Text>
      )}
    </div>
  )
}

/** The first field that is wrong says more than that some field is. */
const reasonOf = (failure: unknown) =>
  failure instanceof HttpFailure ? (failure.fields[0]?.message ?? failure.error) : undefined
