import { Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/components/values/status_badge'
import { type CheckedInvoice, type CheckedProfile, Findings, ProfileFile } from './einvoice_parts'

interface Props {
  invoice: CheckedInvoice
  checked: CheckedProfile
}

/** The form that the client needs: complete or not, where it is mended, and the file. */
export function NeededProfile({ invoice, checked }: Props) {
  const { t } = useTranslation('invoicing')
  const { profile, isValid, findings } = checked
  return (
    <Stack gap="xs" component="section">
      <Group justify="space-between">
        <Title order={2} size="h5">
          {t(`einvoice.profile.${profile}`)}
        </Title>
        <StatusBadge
          kind={isValid ? 'paid' : 'overdue'}
          label={t(isValid ? 'einvoice.valid' : 'einvoice.invalid')}
        />
      </Group>
      <Text size="xs" c="dimmed">
        {t(`einvoice.for.${profile}`)}
      </Text>
      {findings.length > 0 && <Findings invoice={invoice} findings={findings} />}
      <ProfileFile invoice={invoice} checked={checked} />
    </Stack>
  )
}

/** A form that the client does not need: the file, or in small words what it needs besides; never an alarm. */
export function OtherProfile({ invoice, checked }: Props) {
  const { t } = useTranslation('invoicing')
  const { profile, findings } = checked
  const errors = findings.filter(({ severity }) => severity === 'error')
  const missing = new Set(errors.flatMap((finding) => finding.missing ?? []))
  const needs = [
    ...(missing.size > 0 ? [t('einvoice.alsoNeeds', { missing: [...missing].join(', ') })] : []),
    ...errors.filter((finding) => !finding.missing).map(({ message }) => message),
  ]
  return (
    <Stack gap={4} component="section">
      <Title order={3} size="h6">
        {t(`einvoice.profile.${profile}`)}
      </Title>
      <Text size="xs" c="dimmed">
        {t(`einvoice.for.${profile}`)}
      </Text>
      {needs.map((need) => (
        <Text key={need} size="xs" c="dimmed">
          {need}
        </Text>
      ))}
      <ProfileFile invoice={invoice} checked={checked} />
    </Stack>
  )
}
