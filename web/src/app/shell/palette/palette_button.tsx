import { ActionIcon, Tooltip } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useKeyNames } from '@/components/keys/use_key_names'
import { palette } from './palette_store'

/**
 * Ctrl/⌘ K opens the palette, also while typing: it has no other meaning in a field. Pressed before the palette has
 * loaded, it takes effect afterwards.
 */
export function usePaletteKey() {
  useHotkeys([['mod+K', () => palette.toggle()]], [])
}

/** Opens the palette. */
export function PaletteButton() {
  const { t } = useTranslation('shell')
  const nameOf = useKeyNames()
  return (
    <Tooltip label={`${t('palette.open')} · ${nameOf('mod')} K`}>
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
