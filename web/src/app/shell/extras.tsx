import { Notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'
import { useLiveRefresh } from '@/lib/use_live_refresh'
import { CommandPalette } from './command_palette'
import { Drawer } from './drawer'
import { Shortcuts } from './shortcuts'

/** Parts that the first moment does not need: loaded after the shell. */
export function Component() {
  const { t } = useTranslation('shell')
  useLiveRefresh()
  return (
    <>
      <section aria-label={t('top_bar.messages')}>
        <Notifications position="bottom-center" limit={3} withinPortal={false} />
      </section>
      <Drawer />
      <CommandPalette />
      <Shortcuts />
    </>
  )
}
