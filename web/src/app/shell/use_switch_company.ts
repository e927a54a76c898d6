import { useTranslation } from 'react-i18next'
import { showFailure } from '@/components/toast'
import { failureText } from '@/lib/server/http_failure'
import { switchCompany } from '@/lib/session/switch_company'

/** Switches the company of this browser, and says so when that does not work. */
export function useSwitchCompany() {
  const { t } = useTranslation('shell')
  return (companyId: string) => {
    switchCompany(companyId).catch((failure: unknown) =>
      showFailure(failureText(failure, t('top_bar.switch_failed')))
    )
  }
}
