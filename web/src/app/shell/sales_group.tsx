import { UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconReceipt } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { MenuEntry } from '../define_feature'
import classes from './sidebar.module.css'
import { SidebarLink } from './sidebar_link'

interface SalesGroupProps {
  entries: MenuEntry[]
  isOpen: boolean
  onToggle: () => void
  onNavigate: () => void
}

/** Everything that sells, under one entry that expands and collapses. Closed, it stands for the page that it hides. */
export function SalesGroup({ entries, isOpen, onToggle, onNavigate }: SalesGroupProps) {
  const { t } = useTranslation('shell')
  const id = useId()
  const { pathname } = useLocation()
  const isHere = entries.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  if (entries.length === 0) return null
  return (
    <>
      <UnstyledButton
        className={classes.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isHere && !isOpen ? 'true' : undefined}
        onClick={onToggle}
      >
        <IconReceipt size={18} stroke={1.6} aria-hidden />
        <span>{t('sidebar.sales')}</span>
        <IconChevronRight size={16} className={classes.arrow} aria-hidden />
      </UnstyledButton>
      <div id={id} className={classes.group} hidden={!isOpen}>
        {isOpen &&
          entries.map((entry) => (
            <SidebarLink key={entry.path} entry={entry} onNavigate={onNavigate} />
          ))}
      </div>
    </>
  )
}
