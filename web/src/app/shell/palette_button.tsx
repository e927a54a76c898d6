import { ActionIcon, Tooltip } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useKeyNames } from '@/components/keys/use_key_names'
import { palette } from './palette_store'

/**
 * Ctrl/⌘ K opens the palette, also while something is typed: it means nothing else in a field. What is pressed before
 * the palette has loaded opens it then.
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
