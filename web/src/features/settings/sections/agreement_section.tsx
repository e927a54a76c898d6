import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { recordQuery } from '@/lib/server/queries'
import { SavedPdf } from '../components/sections/saved_pdf'

/** The agreement with the operator of the server, for a company that does not run Kontor on its own one. */
export function AgreementSection() {
  const { t } = useTranslation('settings')
  const agreement = useQuery(recordQuery('/api/procedures/agreement'))
  if (agreement.error) {
    return <ErrorAlert failure={agreement.error} onRetry={() => void agreement.refetch()} />
  }
  if (!agreement.data) return <Loading variant="skeleton" extent="cardList" count={1} />
  const { operator } = agreement.data
  return (
    <Section title={t('section.agreement')}>
      {operator === null ? (
        <Text>{t('agreement.unknown')}</Text>
      ) : (
        <>
          <Text mb="md">{t('agreement.needed', { operator })}</Text>
          <SavedPdf path="/api/procedures/agreement/pdf" advice={t('agreement.advice')} />
        </>
      )}
    </Section>
  )
}
