import { IconChecklist, IconPlus } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const tasks = defineFeature({
  name: 'tasks',
  routes: [{ path: '/tasks', page: () => import('./pages/tasks_page') }],
  menu: [
    {
      label: { en: 'Tasks', de: 'Aufgaben', sq: 'Detyrat' },
      path: '/tasks',
      order: 40,
      icon: IconChecklist,
      roles: ['company', 'employee'],
      shortcut: 't',
    },
  ],
  actions: [
    {
      label: { en: 'New task', de: 'Neue Aufgabe', sq: 'Detyrë e re' },
      path: '/tasks?new=1',
      icon: IconPlus,
      roles: ['company', 'employee'],
      shortcut: 't',
    },
  ],
  search: () => import('./search'),
  slots: { overlay: () => import('./timer/timer_widget') },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
