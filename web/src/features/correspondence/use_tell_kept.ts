import { useTranslation } from 'react-i18next'
import { showFailure } from '@/components/toast'

/** Reports that mails were put aside because there is no mail server: the clients have received nothing. */
export function useTellKept() {
  const { t } = useTranslation('correspondence')
  // In the colour and for the time of a failure.
  return (count: number) => showFailure(t('done.kept', { count }))
}
