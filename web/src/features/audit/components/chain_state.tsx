import { Alert, Group, Text } from '@mantine/core'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/page/error_alert'
import { DayText } from '@/components/values/day_text'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'

/** Whether each entry still follows from the one before, or where somebody changed the log behind Kontor's back. */
export function ChainState() {
  const { t } = useTranslation('audit')
  const { language } = useLanguage()
  const check = useQuery({ ...recordQuery('/api/audit-log/check'), staleTime: 0 })
  if (check.isError) {
    return <ErrorAlert failure={check.error} onRetry={() => void check.refetch()} />
  }
  if (!check.data) return <Text c="dimmed">{t('chain.checking')}</Text>
  const { fault, entries, checkedAt } = check.data
  if (fault) {
    return (
      <Alert color="red" icon={<IconShieldX aria-hidden />} title={t('chain.broken')}>
        {t(`fault.${fault.kind}`, { sequence: fault.sequence })} {t('chain.what_next')}
      </Alert>
    )
  }
  return (
    <Group gap={6} c="dimmed" wrap="nowrap">
      <IconShieldCheck size={18} aria-hidden />
      <Text size="sm">
        {t('chain.whole', { count: entries, number: formatNumber(entries, language) })}{' '}
        <DayText value={checkedAt} precision="minute" />
      </Text>
    </Group>
  )
}
