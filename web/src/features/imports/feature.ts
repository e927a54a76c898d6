import { IconClockDown, IconTableImport } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const imports = defineFeature({
  name: 'imports',
  partOf: '/settings',
  routes: [
    {
      path: '/imports',
      page: () => import('./pages/imports_page'),
      roles: ['company', 'employee'],
    },
    {
      path: '/imports/:id',
      page: () => import('./pages/import_page'),
      roles: ['company', 'employee'],
    },
  ],
  actions: [
    {
      label: {
        en: 'Import CSV/XLSX',
        de: 'CSV/XLSX importieren',
        sq: 'Importo CSV/XLSX',
      },
      path: '/imports',
      icon: IconTableImport,
    },
    {
      label: {
        en: 'Import recorded time',
        de: 'Erfasste Zeit importieren',
        sq: 'Importo kohën e regjistruar',
      },
      path: '/imports?kind=times',
      icon: IconClockDown,
      roles: ['company', 'employee'],
    },
  ],
  refreshedBy: {
    '/api/imports': ['import'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
