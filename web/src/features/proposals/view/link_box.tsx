import { useTranslation } from 'react-i18next'
import { LinkMaker } from '@/components/public/link_maker'
import { api } from '@/lib/server/api'
import type { StepFormProps } from './step_dialog'

/** Makes a link for the client, which holds as long as the proposal does. */
export function LinkBox({ proposal, onDone }: StepFormProps) {
  const { t } = useTranslation('proposals')
  return (
    <LinkMaker
      help={t('link.help')}
      make={() => api('POST', '/api/proposals/:id/link', { params: { id: proposal._id } })}
      onCopied={onDone}
    />
  )
}
