import { IconFileSearch, IconMailForward, IconTableImport, IconUsers } from '@tabler/icons-react'

/** Pages that belong to the settings, without being one of their sections. Keys are the last parts of their titles' keys. */
export const PLACES = [
  { key: 'people', path: '/employees', icon: IconUsers },
  { key: 'mails', path: '/mails', icon: IconMailForward },
  { key: 'imports', path: '/imports', icon: IconTableImport },
  { key: 'einvoices', path: '/einvoices/read', icon: IconFileSearch },
]
