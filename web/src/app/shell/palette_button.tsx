import { ActionIcon, Tooltip } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { palette } from './palette_store'

export function PaletteButton() {
  const { t } = useTranslation('shell')
  return (
    <Tooltip label={`${t('palette.open')} · Ctrl K`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('palette.open')}
        onClick={() => palette.open()}
      >
        <IconSearch size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
