import { Text } from '@mantine/core'
import { IconFileText, IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { PdfPreview } from '@/components/pdf/pdf_preview'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { useObjectUrl } from '@/lib/use_object_url'
import classes from './receipts.module.css'
import type { Shown } from './use_shown'

interface TileProps {
  /** The name of the file, or a button that saves it. */
  name: ReactNode
  fileName: string
  type: string
  /** In bytes. */
  size: number
  /** The state of the file, shown beside its size. */
  note?: ReactNode
  /** The file; undefined while it is loaded. */
  content: Blob | undefined
  shown: Shown
  /** Alternative text of the picture. */
  alt: string
  actions: ReactNode
}

/** A file: its name and size, and what it shows where there is room or where that was asked for. */
export function Tile({
  name,
  fileName,
  type,
  size,
  note,
  content,
  shown,
  alt,
  actions,
}: TileProps) {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
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
        {shown.toggle}
        {actions}
      </div>
      {shown.isShown && (
        <div className={classes.picture}>
          {!content ? (
            <Loading />
          ) : type === 'application/pdf' ? (
            <PdfPreview file={content} name={fileName} />
          ) : (
            <Picture content={content} alt={alt} />
          )}
        </div>
      )}
    </div>
  )
}

function Picture({ content, alt }: { content: Blob; alt: string }) {
  const address = useObjectUrl(content)
  return (
    address && (
      <a href={address} target="_blank" rel="noopener">
        <img src={address} alt={alt} />
      </a>
    )
  )
}
