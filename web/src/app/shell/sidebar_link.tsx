import { NavLink } from 'react-router-dom'
import { useLanguage } from '@/lib/use_language'
import type { MenuEntry } from '../define_feature'
import classes from './sidebar.module.css'

interface SidebarLinkProps {
  entry: MenuEntry
  onNavigate: () => void
}

export function SidebarLink({ entry, onNavigate }: SidebarLinkProps) {
  const { labelOf } = useLanguage()
  const { icon: Icon, path, label } = entry
  return (
    // `/admin` is not the page of `/admin/analytics`.
    <NavLink to={path} end={path === '/admin'} className={classes.entry} onClick={onNavigate}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <span>{labelOf(label)}</span>
    </NavLink>
  )
}
