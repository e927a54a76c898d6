import { Drawer as Parts } from '@mantine/core'
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
    <Parts.Root opened={isOpen && isNarrow} onClose={() => setOpen(false)} size="16rem" lockScroll>
      <Parts.Overlay color="#000" backgroundOpacity={0.5} />
      <Parts.Content aria-label={t('sidebar.label')}>
        <Parts.Body p={0} h="100%">
          <Sidebar />
        </Parts.Body>
      </Parts.Content>
    </Parts.Root>
  )
}
