import { IconTableImport } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const imports = defineFeature({
  name: 'imports',
  partOf: '/settings',
  routes: [
    { path: '/imports', page: () => import('./pages/imports_page') },
    { path: '/imports/:id', page: () => import('./pages/import_page') },
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
