import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core'
import { IconMoon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './top_bar.module.css'

const SCHEMES = ['auto', 'light', 'dark'] as const

/** Light, dark, or as the system. */
export function ColorSwitcher() {
  const { t } = useTranslation('shell')
  return (
    <div className={classes.wide}>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('top_bar.colors')}>
            <IconMoon size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <ColorItems />
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

/** The choices themselves, for this menu and the one of the narrow top bar. */
export function ColorItems() {
  const { t } = useTranslation('shell')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return SCHEMES.map((scheme) => (
    <Menu.RadioItem
      key={scheme}
      value={scheme}
      checked={scheme === colorScheme}
      closeMenuOnClick
      onChange={() => setColorScheme(scheme)}
    >
      {t(`top_bar.${scheme}`)}
    </Menu.RadioItem>
  ))
}
