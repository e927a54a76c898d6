import { IconPackage } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const items = defineFeature({
  name: 'items',
  // The fields of the price are those of a line that becomes an item.
  textsOf: ['documents'],
  routes: [{ path: '/items', page: () => import('./pages/items_page') }],
  menu: [
    {
      label: { en: 'Items', de: 'Artikel', sq: 'Artikujt' },
      path: '/items',
      order: 20,
      icon: IconPackage,
      shortcut: 'a',
    },
  ],
  actions: [
    {
      label: { en: 'New item', de: 'Neuer Artikel', sq: 'Artikull i ri' },
      path: '/items?new=1',
      icon: IconPackage,
      shortcut: 'a',
    },
  ],
  search: () => import('./search'),
  refreshedBy: {
    '/api/items': ['item', 'import'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
