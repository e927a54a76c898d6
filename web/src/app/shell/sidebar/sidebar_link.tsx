import { Link } from 'react-router-dom'
import { useLanguage } from '@/lib/language/use_language'
import type { MenuEntry } from '../../define_feature'
import classes from './sidebar.module.css'

interface SidebarLinkProps {
  entry: MenuEntry
  /** The path of the entry that the page belongs to. */
  here: string | undefined
  onNavigate: () => void
}

export function SidebarLink({ entry, here, onNavigate }: SidebarLinkProps) {
  const { labelOf } = useLanguage()
  const { icon: Icon, path, label } = entry
  return (
    <Link
      to={path}
      className={classes.entry}
      aria-current={path === here ? 'page' : undefined}
      onClick={onNavigate}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
      <span>{labelOf(label)}</span>
    </Link>
  )
}
