import {
  IconEyeCheck,
  IconFileSearch,
  IconHistory,
  IconMailForward,
  IconSparkles,
  IconTableImport,
  IconTags,
  IconUsers,
  IconWebhook,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Audience } from '@/lib/session/current_user'

interface Place {
  /** The last part of its title's key. */
  key: string
  path: string
  icon: TablerIcon
  isForOwner?: true
}

/** Pages that belong to the settings, without being one of their sections. */
const PLACES: Place[] = [
  { key: 'people', path: '/employees', icon: IconUsers },
  { key: 'mails', path: '/mails', icon: IconMailForward },
  { key: 'categories', path: '/expense-categories', icon: IconTags },
  { key: 'imports', path: '/imports', icon: IconTableImport },
  { key: 'einvoices', path: '/einvoices/read', icon: IconFileSearch },
  { key: 'model', path: '/ai/model', icon: IconSparkles, isForOwner: true },
  { key: 'webhooks', path: '/webhooks', icon: IconWebhook, isForOwner: true },
  { key: 'operator', path: '/operator-access', icon: IconEyeCheck, isForOwner: true },
  { key: 'audit', path: '/audit-log', icon: IconHistory, isForOwner: true },
]

/** The pages that a user reaches from the settings; employees reach none. */
export const placesFor = (audiences: readonly Audience[] = []) =>
  PLACES.filter(({ isForOwner }) => audiences.includes(isForOwner ? 'owner' : 'company'))
