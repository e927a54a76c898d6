import { Radio, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Person } from '../person'

interface RoleChoiceProps {
  roles: readonly Person['role'][]
  value?: Person['role'] | undefined
  onChange: (role: Person['role']) => void
}

/** The roles with what each of them may do. */
export function RoleChoice({ roles, value, onChange }: RoleChoiceProps) {
  const { t } = useTranslation('people')
  const choose = (chosen: string) => {
    const role = roles.find((each) => each === chosen)
    if (role) onChange(role)
  }
  return (
    <Radio.Group label={t('field.role')} value={value ?? null} onChange={choose}>
      <Stack gap="md" mt="xs">
        {roles.map((role) => (
          <Radio
            key={role}
            value={role}
            label={t(`role.${role}`)}
            description={t(`role_help.${role}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
