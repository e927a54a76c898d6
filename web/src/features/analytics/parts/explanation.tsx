import { ActionIcon, Popover, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** The definition of a figure, behind a small button beside its name. */
export function Explanation({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('analytics')
  return (
    <Popover width={320} position="bottom-start" shadow="md" withinPortal>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('explain', { name })}
          data-print="hidden"
        >
          <IconInfoCircle size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm">{text}</Text>
      </Popover.Dropdown>
    </Popover>
  )
}
