import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#api/routes'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { timerSettingsQuery } from './timer_settings_query'

type Minutes = BodyOf<'PUT', '/api/timer/settings'>['idleMinutes']

const CHOICES: Minutes[] = [0, 5, 10, 15, 30]

/** After how many minutes without input the person is asked about the running timer. */
export function IdleSetting() {
  const { t } = useTranslation('tasks')
  const { data } = useQuery(timerSettingsQuery)
  const save = useChange<Minutes>({
    change: (idleMinutes) => api('PUT', '/api/timer/settings', { body: { idleMinutes } }),
    affects: ['/api/timer'],
  })
  const minutes = save.isPending ? save.variables : (data?.idleMinutes ?? 0)
  return (
    <Section title={t('idle.setting')}>
      <Select
        label={t('idle.after')}
        description={t('idle.setting_help')}
        maw={360}
        allowDeselect={false}
        data={CHOICES.map((choice) => ({
          value: String(choice),
          label: choice === 0 ? t('idle.never') : t('idle.minutes', { count: choice }),
        }))}
        value={String(minutes)}
        onChange={(value) => {
          const choice = CHOICES.find((one) => String(one) === value)
          if (choice !== undefined) save.mutate(choice)
        }}
      />
    </Section>
  )
}
