import { IconTruckDelivery } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'
import type { Role } from '@/lib/session/roles'

/** Employees deliver too; they see no prices. */
const STAFF: Role[] = ['company', 'employee']

export const deliveries = defineFeature({
  name: 'deliveries',
  textsOf: ['documents', 'clients'],
  routes: [
    { path: '/delivery-note', page: () => import('./pages/notes_page'), roles: STAFF },
    { path: '/delivery-note/new', page: () => import('./pages/new_note_page'), roles: STAFF },
    { path: '/delivery-note/:id/edit', page: () => import('./pages/edit_note_page'), roles: STAFF },
    { path: '/view/delivery-notes/:id', page: () => import('./pages/note_page'), roles: STAFF },
  ],
  menu: [
    {
      label: { en: 'Delivery Note', de: 'Lieferscheine', sq: 'Fletëdërgesat' },
      path: '/delivery-note',
      group: 'sales',
      order: 60,
      icon: IconTruckDelivery,
      shortcut: 'l',
    },
  ],
  actions: [
    {
      label: { en: 'Delivery notes', de: 'Lieferscheine', sq: 'Fletëdërgesat' },
      path: '/delivery-note',
      icon: IconTruckDelivery,
      // The specification keeps the menu of employees to projects and tasks.
      roles: ['employee'],
    },
    {
      label: { en: 'New delivery note', de: 'Neuer Lieferschein', sq: 'Fletëdërgesë e re' },
      path: '/delivery-note/new',
      icon: IconTruckDelivery,
      roles: STAFF,
      shortcut: 'l',
    },
  ],
  refreshedBy: {
    '/api/delivery-notes': ['deliveryNote', 'invoice', 'client', 'person'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
