import { Notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'
import { CommandPalette } from './palette/command_palette'
import { Shortcuts } from './shortcuts/shortcuts'
import { Drawer } from './sidebar/drawer'
import { useToastSpace } from './toast_space'

/** Parts that the first moment does not need: loaded after the shell. */
export function Component() {
  const { t } = useTranslation('shell')
  return (
    <>
      <section aria-label={t('top_bar.messages')}>
        <Notifications
          position="top-center"
          layout="stacked"
          limit={3}
          withinPortal={false}
          ref={useToastSpace()}
        />
      </section>
      <Drawer />
      <CommandPalette />
      <Shortcuts />
    </>
  )
}
