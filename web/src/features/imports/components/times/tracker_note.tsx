import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Import } from '../../import'

const NAMES = {
  timewarrior: 'timewarrior',
  watson: 'Watson',
  toggl: 'Toggl Track',
  clockify: 'Clockify',
  harvest: 'Harvest',
  kimai: 'Kimai',
  solidtime: 'solidtime',
} as const

/** The program that a file of recorded time comes from, and whether its files were tried. */
export function TrackerNote({ record }: { record: Pick<Import, 'format' | 'isVerified'> }) {
  const { t } = useTranslation('imports')
  const { tracker } = record.format
  if (!tracker) return null
  const name = NAMES[tracker]
  return (
    <Text size="sm" c="dimmed" mb="md">
      {t('tracker.of', { name })} {!record.isVerified && t('tracker.not_verified', { name })}
      {tracker === 'harvest' && ` ${t('tracker.hours_only')}`}
    </Text>
  )
}
