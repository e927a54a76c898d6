import { ActionIcon, Tooltip } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { palette } from './palette_store'

/** Opens the palette, also by Ctrl/⌘ K: what is pressed before the palette has loaded opens it then. */
export function PaletteButton() {
  const { t } = useTranslation('shell')
  // Also while something is typed: Ctrl/⌘ K means nothing else in a field.
  useHotkeys([['mod+K', () => palette.toggle()]], [])
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
