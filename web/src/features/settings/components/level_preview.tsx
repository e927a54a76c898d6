import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LetterDrawer } from '@/components/letter_drawer'
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
  const picture = useQuery({
    queryKey: ['/api/reminders', 'sample', body],
    queryFn: ({ signal }) => draw('/api/reminders/rules/picture', { body, signal }),
  })
  const title = level.texts[language].subject || t('reminders.preview')
  return <LetterDrawer title={title} picture={picture} onClose={onClose} />
}
