import { useTranslation } from 'react-i18next'
import { LetterDrawer } from '@/components/letter_drawer'
import { usePictures } from '@/components/use_pictures'
import { draw } from '@/lib/api'
import type { Language } from '@/lib/languages'
import { type LevelValues, levelBody } from '../reminder_rules'

interface LevelPreviewProps {
  level: LevelValues
  language: Language
  onClose: () => void
}

/** A level as it would be printed, saved or not. */
export function LevelPreview({ level, language, onClose }: LevelPreviewProps) {
  const { t } = useTranslation('settings')
  const body = { level: levelBody(level), language }
  const pictures = usePictures({
    queryKey: ['/api/reminders', 'sample', body],
    draw: (portion, signal) =>
      draw('POST', '/api/reminders/rules/picture', portion, { body, signal }),
  })
  const title = level.texts[language].subject || t('reminders.preview')
  return <LetterDrawer title={title} pictures={pictures} onClose={onClose} />
}
