import { IconSparkles } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const assistant = defineFeature({
  name: 'assistant',
  textsOf: ['expenses', 'auth'],
  routes: [
    { path: '/ai', page: () => import('./pages/assistant_page'), roles: ['company', 'employee'] },
    { path: '/ai/model', page: () => import('./pages/model_page'), roles: ['owner'] },
  ],
  actions: [
    {
      label: {
        en: 'Ask about your books',
        de: 'Frage zu Ihren Zahlen stellen',
        sq: 'Pyetje për librat tuaj',
      },
      path: '/ai',
      icon: IconSparkles,
    },
    {
      label: {
        en: 'Ask about your tasks and hours',
        de: 'Frage zu Ihren Aufgaben und Stunden stellen',
        sq: 'Pyetje për detyrat dhe orët tuaja',
      },
      path: '/ai',
      icon: IconSparkles,
      roles: ['employee'],
    },
  ],
  refreshedBy: {
    '/api/assistant': ['invoice', 'payment', 'expense', 'timer', 'task', 'client', 'import'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
