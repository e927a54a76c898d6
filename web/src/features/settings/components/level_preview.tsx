import { useTranslation } from 'react-i18next'
import { LetterDrawer } from '@/components/dialogs/letter_drawer'
import { usePictures } from '@/components/pictures/use_pictures'
import type { Language } from '@/lib/language/languages'
import type { Variable } from '@/lib/placeholders'
import { draw } from '@/lib/server/api'
import { type LevelValues, levelBody } from '../reminder_rules'

interface LevelPreviewProps {
  level: LevelValues
  language: Language
  /** The placeholders of its texts. */
  variables: readonly Variable[]
  onClose: () => void
}

/** A level as it would be printed, saved or not. */
export function LevelPreview({ level, language, variables, onClose }: LevelPreviewProps) {
  const { t } = useTranslation('settings')
  const body = { level: levelBody(level, variables), language }
  const pictures = usePictures({
    queryKey: ['/api/reminders', 'sample', body],
    draw: (portion, signal) =>
      draw('POST', '/api/reminders/rules/picture', portion, { body, signal }),
  })
  const title = level.texts[language].subject || t('reminders.preview')
  return <LetterDrawer title={title} pictures={pictures} onClose={onClose} />
}
