import { ActionIcon, Anchor, Text } from '@mantine/core'
import { IconFileText, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import classes from './files.module.css'
import type { TaskFile } from './use_task_files'

interface FileRowProps {
  file: TaskFile
  onSave: () => void
  onRemove: () => void
}

/** A file with its size, and who added it on which day; its name saves it on the device. */
export function FileRow({ file, onSave, onRemove }: FileRowProps) {
  const { t } = useTranslation('task_files')
  const { language } = useLanguage()
  const { name, type, size, addedBy, createdAt, canDelete } = file
  const Icon = type.startsWith('image/') ? IconPhoto : IconFileText
  const kilobytes = formatNumber(Math.max(1, Math.round(size / 1024)), language, 0)
  return (
    <li className={classes.file}>
      <Icon size={20} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <Anchor component="button" type="button" className={classes.name} onClick={onSave}>
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {t('size', { size: kilobytes })} · {addedBy.name} · <DayText value={createdAt} />
        </Text>
      </div>
      {canDelete && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('delete_of', { name })}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
