import { Radio, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { REGISTRATION_MODES, type RegistrationMode } from '../../settings'

/** Whether companies may register. A choice is saved at once and applies from the next request on. */
export function Registration({ registration }: { registration: RegistrationMode }) {
  const { t } = useTranslation('admin')
  const change = useChange({
    change: (wanted: RegistrationMode) =>
      api('PUT', '/api/admin/settings', { body: { registration: wanted } }),
    affects: ['/api/admin'],
    onDone: (_, wanted) => showDone(t(`settings.saved.${wanted}`)),
  })
  const shown = change.isPending ? change.variables : registration
  return (
    <Section title={t('settings.registration')} help={t('settings.registration_help')}>
      <Radio.Group
        aria-label={t('settings.registration')}
        value={shown}
        onChange={(value) => {
          const wanted = REGISTRATION_MODES.find((mode) => mode === value)
          if (wanted) change.mutate(wanted)
        }}
      >
        <Stack gap="sm">
          {REGISTRATION_MODES.map((mode) => (
            <Radio
              key={mode}
              value={mode}
              disabled={change.isPending}
              label={t(`settings.mode.${mode}`)}
              description={t(`settings.mode_help.${mode}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Section>
  )
}
