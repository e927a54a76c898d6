import { ActionIcon, Tooltip } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

export function PaletteButton() {
  const { t } = useTranslation('shell')
  return (
    <Tooltip label={`${t('palette.open')} · Ctrl K`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('palette.open')}
        onClick={() => spotlight.open()}
      >
        <IconSearch size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
