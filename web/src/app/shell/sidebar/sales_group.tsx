import { UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconReceipt } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/lib/language/use_language'
import type { MenuEntry } from '../../define_feature'
import classes from './sidebar.module.css'
import { SidebarLink } from './sidebar_link'

interface SalesGroupProps {
  entries: MenuEntry[]
  /** The path of the entry that the page belongs to. */
  here: string | undefined
  isOpen: boolean
  onToggle: () => void
  onNavigate: () => void
}

/** Everything that sells, under one entry that expands and collapses. Closed, it names the page that it hides. */
export function SalesGroup({ entries, here, isOpen, onToggle, onNavigate }: SalesGroupProps) {
  const { t } = useTranslation('shell')
  const id = useId()
  const { labelOf } = useLanguage()
  const current = entries.find(({ path }) => path === here)
  const hidden = isOpen ? undefined : current
  if (entries.length === 0) return null
  return (
    <div className={classes.sales}>
      <UnstyledButton
        className={classes.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={hidden && 'true'}
        data-within={current && isOpen ? true : undefined}
        onClick={onToggle}
      >
        <IconReceipt size={18} stroke={1.6} aria-hidden />
        <span>{t('sidebar.sales')}</span>
        {hidden && (
          <span className={classes.page} aria-hidden>
            {labelOf(hidden.label)}
          </span>
        )}
        <IconChevronRight size={16} className={classes.arrow} aria-hidden />
      </UnstyledButton>
      <div id={id} className={classes.group} hidden={!isOpen}>
        {isOpen &&
          entries.map((entry) => (
            <SidebarLink key={entry.path} entry={entry} here={here} onNavigate={onNavigate} />
          ))}
      </div>
    </div>
  )
}
