import { Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFileText, IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/numbers'
import { useLanguage } from '@/lib/use_language'
import { useObjectUrl } from '@/lib/use_object_url'
import classes from './receipts.module.css'

interface TileProps {
  /** The name of the file, or a button that saves it. */
  name: ReactNode
  type: string
  /** In bytes. */
  size: number
  /** The state of the file, shown beside its size. */
  note?: ReactNode
  /** The file, for its thumbnail. */
  content: Blob | undefined
  /** Alternative text of the picture. */
  alt: string
  actions: ReactNode
}

const SHOWN = ['image/png', 'image/jpeg', 'image/webp']

/** Whether a browser can show a file as a picture. */
export const isPicture = (type: string) => SHOWN.includes(type)

/** Wide enough for a picture beside the form; the same in the style sheet of the form. */
export const useHasPictures = () => useMediaQuery('(min-width: 75em)') ?? false

/** A file: its name and size, and a picture where there is room for one. */
export function Tile({ name, type, size, note, content, alt, actions }: TileProps) {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
  const hasPictures = useHasPictures() && isPicture(type)
  const address = useObjectUrl(hasPictures ? content : undefined)
  const Icon = type.startsWith('image/') ? IconPhoto : IconFileText
  const kilobytes = formatNumber(Math.max(1, Math.round(size / 1024)), language, 0)
  return (
    <div className={classes.tile}>
      <div className={classes.file}>
        <Icon size={20} className={classes.icon} aria-hidden />
        <div className={classes.words}>
          {name}
          <Text size="xs" c="dimmed">
            {t('receipts.size', { size: kilobytes })}
            {note && <> · {note}</>}
          </Text>
        </div>
        {actions}
      </div>
      {hasPictures && (
        <div className={classes.picture}>
          {address && (
            <a href={address} target="_blank" rel="noopener">
              <img src={address} alt={alt} />
            </a>
          )}
        </div>
      )}
    </div>
  )
}
