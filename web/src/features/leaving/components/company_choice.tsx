import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@/lib/server/api'
import { failureText } from '@/lib/server/http_failure'
import type { Credentials, Preview } from '../leaving'

interface CompanyChoiceProps {
  companies: NonNullable<Preview['companies']>
  companyId: string | undefined
  credentials: Credentials
  onChosen: (preview: Preview) => void
}

/** Which of their companies somebody who is not signed in means. */
export function CompanyChoice({ companies, companyId, credentials, onChosen }: CompanyChoiceProps) {
  const { t } = useTranslation('leaving')
  const [failure, setFailure] = useState<string>()
  const choose = (wanted: string) => {
    setFailure(undefined)
    const body = { ...credentials, companyId: wanted }
    api('POST', '/api/account-deletion/preview', { body, keepsSession: true }).then(
      onChosen,
      (problem: unknown) => setFailure(failureText(problem, t('choice.failed')))
    )
  }
  return (
    <NativeSelect
      label={t('choice.of_company')}
      data={companies.map(({ companyId: value, name }) => ({ value, label: name }))}
      value={companyId}
      error={failure}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
