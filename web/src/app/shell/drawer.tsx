import { Drawer as MantineDrawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { drawerAtom } from './drawer_state'
import { Sidebar } from './sidebar'

/** The sidebar below 1200 px: over a dark backdrop that closes it; the page behind does not scroll. */
export function Drawer() {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useAtom(drawerAtom)
  const isNarrow = useMediaQuery('(max-width: 1199.98px)', false, {
    getInitialValueInEffect: false,
  })
  return (
    <MantineDrawer
      opened={isOpen && isNarrow}
      onClose={() => setOpen(false)}
      size="16rem"
      withCloseButton={false}
      lockScroll
      overlayProps={{ color: '#000', backgroundOpacity: 0.5 }}
      padding={0}
      styles={{ body: { height: '100%' } }}
      aria-label={t('sidebar.label')}
    >
      <Sidebar />
    </MantineDrawer>
  )
}
