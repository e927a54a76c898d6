import { useTranslation } from 'react-i18next'
import { LinkMaker } from '@/components/public/link_maker'
import { api } from '@/lib/server/api'
import type { StepFormProps } from './step_dialog'

/** Makes a link for the client, which holds as long as the estimate does. */
export function LinkBox({ estimate, onDone }: StepFormProps) {
  const { t } = useTranslation('estimates')
  return (
    <LinkMaker
      help={t('link.help')}
      make={() => api('POST', '/api/estimates/:id/link', { params: { id: estimate._id } })}
      onCopied={onDone}
    />
  )
}
